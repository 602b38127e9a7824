import { invalidateAfter } from '@portal/session'
import type { RecordAction } from './record-action.ts'

/** A finished change does not wait longer for the reads that follow it. */
const REREAD_MS = 5_000

/** Invalidates what an action changed, and waits a while for the reads on the screen. */
export async function invalidateReads<Item>({ calls }: Pick<RecordAction<Item>, 'calls'>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, REREAD_MS))
  await Promise.race([Promise.all(calls.map(invalidateAfter)), late])
}
