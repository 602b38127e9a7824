const STEP_MS = 250

/** What was waited for did not come. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  override readonly message = 'took too long'
}

/**
 * Rejects with `TookTooLong` when the work is not done in time. Time passes in steps, and those that the page has no
 * time for are not made up for: while it is busy or the computer sleeps, nobody is late.
 */
export function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let passed = 0
  let steps: ReturnType<typeof setInterval> | undefined
  const late = new Promise<never>((_, reject) => {
    steps = setInterval(() => {
      passed += STEP_MS
      if (passed >= milliseconds) reject(new TookTooLong())
    }, STEP_MS)
  })
  return Promise.race([work, late]).finally(() => clearInterval(steps))
}
