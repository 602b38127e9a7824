import type { SlotRow } from './slot-row.ts'

/** Declares what an application shows on pages of others. */
export function defineSlots<const Rows extends Record<string, SlotRow>>(rows: Rows): Rows {
  return rows
}
