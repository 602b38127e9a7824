import { setImmediate as afterWriting } from 'node:timers/promises'

/** Makes the text of a statement, and gives what runs it. */
type Statement = () => () => Promise<unknown>

/** Runs statements one after the other; the text of each is made while the database works on the one before. */
export async function inTurn(statements: readonly Statement[]): Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  for (const statement of statements) {
    const run = statement()
    await running
    running = run()
    // Who waits for it below hears of a failure; until then it is nobody's.
    running.catch(() => undefined)
    await afterWriting()
  }
  await running
}
