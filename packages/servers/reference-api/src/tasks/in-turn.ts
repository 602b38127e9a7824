import { setImmediate as afterWriting } from 'node:timers/promises'

/** Builds the text of a statement and returns the function that runs it. */
type Statement = () => () => Promise<unknown>

/** Runs statements one after another; the text of each is built while the previous one runs. */
export async function inTurn(statements: readonly Statement[]): Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  for (const statement of statements) {
    const run = statement()
    await running
    running = run()
    // Awaiting it below reports a failure; until then it must not count as unhandled.
    running.catch(() => undefined)
    await afterWriting()
  }
  await running
}
