/**
 * What may be logged about a failure of `what`, such as a call or a task: never the error's own message or file names,
 * which may contain values, SQL or secrets. `at` is the function that failed; `code` is that of the database or the
 * system.
 */
export function failureFacts(what: string, error: unknown) {
  const type = error instanceof Error ? error.name : typeof error
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const at =
    error instanceof Error ? /\n {4}at (?:async )?([\w.<>]+) \(/.exec(error.stack ?? '')?.[1] : undefined
  const cause = code === undefined ? type : `${type} ${code}`
  return { type, code, at, message: `${what} failed with ${cause}${at === undefined ? '' : ` in ${at}`}.` }
}
