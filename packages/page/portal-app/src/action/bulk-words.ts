import type { Notice } from '@portal/session'
import type { BulkRow } from '@portal/ui/blocks'
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
const NAMED = 5

/** The first few names in one line, and a count of the rest: "Ana Ruiz, Ben Okafor and 3 more". */
export function inShort(names: readonly string[]): string {
  const more = names.length - NAMED
  const first = names.slice(0, NAMED).join(', ')
  return more > 0 ? `${first} and ${more} more` : first
}

/** The first few lines, and a count of the rest. */
export const firstLines = (lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, NAMED),
  ...(lines.length > NAMED ? [`and ${lines.length - NAMED} more`] : []),
]

/** Summarizes a bulk action in one message: counts, and each failure by name with the reason. */
export function sumUp(label: string, rows: readonly BulkRow[], leftOut: readonly string[]): Notice {
  const count = (state: BulkRow['state']) => rows.filter((row) => row.state === state).length
  const counts = [
    [count('done'), 'done'],
    [count('failed'), 'failed'],
    [count('stopped'), 'stopped'],
    [leftOut.length, 'left out'],
  ] as const
  const said = counts.filter(([many]) => many > 0).map(([many, what]) => `${many} ${what}`)
  const failed = rows
    .filter(({ state }) => state === 'failed')
    .map(({ name, message, lines = [] }) => `${name}: ${[message, ...lines].join(' ')}`)
  return {
    kind: count('failed') > 0 ? 'error' : count('stopped') > 0 ? 'warning' : 'success',
    title: `${label}: ${said.join(', ')}`,
    lines: [...firstLines(failed), ...firstLines(leftOut.map((line) => `Left out: ${line}`))],
  }
}
