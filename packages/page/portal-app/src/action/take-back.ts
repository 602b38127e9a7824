import { ApiError, invalidateAfter, notify } from '@portal/session'
import type { Undo } from './record-action.ts'

/** Longest change reason. */
const MAX_LENGTH = 500

/** Nobody is asked for the reason of an undo. */
const reasonFor = (reason: string) =>
  reason ? `Undone: ${reason}`.slice(0, MAX_LENGTH) : 'Undone right after it was done.'

/**
 * Takes back an action that left the record with this revision, unless somebody changed it since. Reports
 * either.
 */
export async function takeBack({ step, done }: Undo, revision: number, reason: string): Promise<void> {
  try {
    await step.run({ changeReason: reasonFor(reason) }, { revision, errors: 'nowhere' })
    notify({ kind: 'success', title: done })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, lines, requestId } = error
    notify({ kind: 'error', title: 'The change was not undone', lines: [message, ...lines], requestId })
  }
  await invalidateAfter(step.call)
}
