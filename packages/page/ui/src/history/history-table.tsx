import type { ReactNode } from 'react'
import { historyTable, listFrame } from '../../styled-system/recipes/index.js'
import { zoneName } from '../details/format.ts'
import { Skeleton } from '../layout/basics.ts'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { Button } from '../layout/button.tsx'
import { ErrorNotice, type ShownError } from '../page/error-notice.tsx'
import { EmptyState } from '../table/empty-state.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { HistoryEntry } from './history-entry.ts'
import { HistoryRow } from './history-row.tsx'
import type { ValueDiffProps } from './value-diff.tsx'

export interface HistoryTableProps {
  /** Newest first; undefined while loading. */
  entries: readonly HistoryEntry[] | undefined
  labelOf?: ValueDiffProps['labelOf']
  error?: ShownError | undefined
  onRetry?: () => void
  /** A search or filter is active, so an empty list does not mean an empty history. */
  isNarrowed?: boolean
  /** Lets the user select two entries to compare. */
  picks?: HistoryPicks | undefined
  /** Actions for an entry, at the end of its row. */
  rowActions?: ((entry: HistoryEntry) => ReactNode) | undefined
}

/** The ids of the selected entries. */
export interface HistoryPicks {
  readonly ids: readonly string[]
  toggle(id: string): void
}

const Frame = chakra('section', listFrame)
const Table = chakra('table', historyTable)

/** Who changed what, when and why. */
export function HistoryTable({
  entries,
  labelOf,
  error,
  onRetry,
  isNarrowed = false,
  picks,
  rowActions,
}: HistoryTableProps) {
  return (
    <Frame display="flex" flexDirection="column" gap="3" aria-label={texts.history.label}>
      {error && (
        <ErrorNotice error={error} action={onRetry && <Button onClick={onRetry}>{texts.retry}</Button>} />
      )}
      {!entries && !error && <Skeleton height="10rem" role="status" aria-label={texts.loading} />}
      {entries?.length === 0 && (
        <EmptyState title={isNarrowed ? texts.history.noMatch : texts.history.empty} />
      )}
      {entries && entries.length > 0 && (
        <Table aria-label={texts.history.label}>
          <thead>
            <tr>
              {picks && (
                <th scope="col" data-select="">
                  {texts.history.pick}
                </th>
              )}
              <th scope="col" data-open="">
                <VisuallyHidden>{texts.history.changes}</VisuallyHidden>
              </th>
              <th scope="col" style={{ width: '12rem' }}>
                {texts.history.when(zoneName())}
              </th>
              <th scope="col" style={{ width: '10rem' }}>
                {texts.history.who}
              </th>
              <th scope="col">{texts.history.what}</th>
              <th scope="col">{texts.history.reason}</th>
              {rowActions && (
                <th scope="col" data-actions="">
                  <VisuallyHidden>{texts.table.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <HistoryRow
                key={entry.id}
                entry={entry}
                labelOf={labelOf}
                picks={picks}
                rowActions={rowActions}
              />
            ))}
          </tbody>
        </Table>
      )}
    </Frame>
  )
}
