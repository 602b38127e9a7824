import type { Notice } from '@portal/session'
import type { BulkRow } from '@portal/ui/blocks'
import { NAMED } from './bulk-words.ts'

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
