import type { SlotRow } from './slot-row.ts'

/** Declares what an application shows on other applications’ pages. */
export function defineSlots<const Rows extends Record<string, SlotRow>>(rows: Rows): Rows {
  return rows
}
