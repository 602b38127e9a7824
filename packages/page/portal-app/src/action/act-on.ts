import { loadOrSay } from '@portal/ui/blocks'
import type { RecordAction } from './record-action.ts'

/** Asks for confirmation and performs the action on a record. Loaded on first use: screens show without it. */
export async function actOn<Item>(action: RecordAction<Item>, record: Item): Promise<void> {
  const module = await loadOrSay(() => import('./late-actions.ts'), action.label)
  await module?.askAndDo(action, record)
}
