import { invalidateAfter } from '@portal/session'
import type { RecordAction } from './record-action.ts'

/** Invalidates what an action changed. */
export async function invalidateReads<Item>({ calls }: Pick<RecordAction<Item>, 'calls'>): Promise<void> {
  await Promise.all(calls.map(invalidateAfter))
}
