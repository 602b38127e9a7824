import type { ReactNode } from 'react'
import { zoneName } from '../details/format.ts'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { HistoryEntry, RenderChanges } from './history-entry.ts'
import { HistoryRow } from './history-row.tsx'
import { historyTexts } from './history-texts.ts'
import type { ValueDiffProps } from './value-diff.tsx'

/** The ids of the selected entries. */
export interface HistoryPicks {
  readonly ids: readonly string[]
  toggle(id: string): void
}

export interface HistoryRowsProps {
  entries: readonly HistoryEntry[]
  labelOf?: ValueDiffProps['labelOf']
  /** Default: a `ValueDiff`. */
  renderChanges?: RenderChanges | undefined
  /** Lets the user select two entries to compare. */
  picks?: HistoryPicks | undefined
  /** Actions for an entry, at the end of its row. */
  rowActions?: ((entry: HistoryEntry) => ReactNode) | undefined
}

const Table = chakra('table', 'historyTable')

export function HistoryRows({ entries, ...row }: HistoryRowsProps) {
  const { picks, rowActions } = row
  return (
    <Table aria-label={historyTexts.label}>
      <thead>
        <tr>
          {picks && (
            <th scope="col" data-select="">
              {historyTexts.pick}
            </th>
          )}
          <th scope="col" data-open="">
            <VisuallyHidden>{historyTexts.changes}</VisuallyHidden>
          </th>
          <th scope="col" style={{ width: '12rem' }}>
            {historyTexts.when(zoneName())}
          </th>
          <th scope="col" style={{ width: '10rem' }}>
            {historyTexts.who}
          </th>
          <th scope="col">{historyTexts.what}</th>
          <th scope="col">{historyTexts.reason}</th>
          {rowActions && (
            <th scope="col" data-actions="">
              <VisuallyHidden>{texts.table.actions}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} {...row} />
        ))}
      </tbody>
    </Table>
  )
}
