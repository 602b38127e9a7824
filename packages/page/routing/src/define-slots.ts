import type { SlotRow } from './slot-row.ts'

/** Names what an application shows inside pages of others. */
export function defineSlots<const Rows extends Record<string, SlotRow>>(rows: Rows): Rows {
  return rows
}
