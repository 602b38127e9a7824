import { wait } from './wait.ts'

const STEP_MS = 250

/** The awaited work did not end in time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  override readonly message = 'took too long'
}

/**
 * Rejects with `TookTooLong` when the work does not end in time. Time is counted in steps, and steps that the
 * page misses are not made up for: while it is busy or the computer sleeps, the time does not run.
 */
export function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let isOver = false
  async function late(): Promise<never> {
    for (let passed = 0; passed < milliseconds && !isOver; passed += STEP_MS) await wait(STEP_MS)
    throw new TookTooLong()
  }
  return Promise.race([work, late()]).finally(() => {
    isOver = true
  })
}
