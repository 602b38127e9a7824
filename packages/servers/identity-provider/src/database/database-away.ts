/** PostgreSQL's codes for: connection lost, going down or starting, out of space, memory or connections; took too long. */
const CODES = /^(08|57P|53)|^57014$/
/** What pg and Node say, without a code, of a server that is away, breaks off or falls silent. */
const SENTENCES = /connection t|timeout exceeded when trying to connect|query read timeout/i

/** Whether a failure says that the database cannot be used at the moment: the same may work a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError || 'syscall' in error || SENTENCES.test(error.message)) return true
  return 'code' in error && CODES.test(String(error.code))
}
