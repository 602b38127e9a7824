import type { RecordAction } from './record-action.ts'

/** Nobody looks at more records one by one. */
const FEW = 50

/** What must be typed before a change of this many records: their number, if they are many. */
export const typedCount = (count: number): string => (count > FEW ? String(count) : '')

/** The same for an action, which also asks for the number of records that it deletes, and of all that match. */
export const typedFor = (
  { ask: { kind } }: Pick<RecordAction<never>, 'ask'>,
  count: number,
  isAll = false,
): string => (isAll || kind === 'removeWithReason' ? String(count) : typedCount(count))

/** Most records named in a dialog or toast. */
export const NAMED = 5

/** The first few names in one line, and a count of the rest: "Ana Ruiz, Ben Okafor and 3 more". */
export function inShort(names: readonly string[]): string {
  const more = names.length - NAMED
  const first = names.slice(0, NAMED).join(', ')
  return more > 0 ? `${first} and ${more} more` : first
}
