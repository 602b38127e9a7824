import { type ReactNode, Suspense, useEffect } from 'react'
import { Skeleton } from '../layout/basics.ts'
import { Button } from '../layout/button.tsx'
import { lazyPart, preload } from '../layout/lazy-part.ts'
import { ErrorNotice, type ShownError } from '../page/error-notice.tsx'
import { EmptyState } from '../table/empty-state.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { HistoryEntry } from './history-entry.ts'
import type { HistoryRowsProps } from './history-rows.tsx'
import { historyTexts } from './history-texts.ts'

const loadRows = async () => (await import('./history-rows.tsx')).HistoryRows
const HistoryRows = lazyPart(loadRows)

export interface HistoryTableProps extends Omit<HistoryRowsProps, 'entries'> {
  /** Newest first; undefined while loading. */
  entries: readonly HistoryEntry[] | undefined
  error?: ShownError | undefined
  onRetry?: () => void
  /** A search or filter is active, so an empty list does not mean an empty history. */
  isNarrowed?: boolean
  /** Below the rows, and shown with them: pages to turn. */
  children?: ReactNode
}

const Frame = chakra('section', 'listFrame')

/** Who changed what, when and why. */
export function HistoryTable(props: HistoryTableProps) {
  const { entries, error, onRetry, isNarrowed = false, children, ...rest } = props
  const loading = <Skeleton height="10rem" role="status" aria-label={texts.loading} />
  // While the entries are loading.
  useEffect(() => preload(loadRows), [])
  return (
    <Frame display="flex" flexDirection="column" gap="3" aria-label={historyTexts.label}>
      {error && (
        <ErrorNotice error={error} action={onRetry && <Button onClick={onRetry}>{texts.retry}</Button>} />
      )}
      {!entries && !error && loading}
      {entries?.length === 0 && <EmptyState title={isNarrowed ? historyTexts.noMatch : historyTexts.empty} />}
      {entries && entries.length > 0 && (
        <Suspense fallback={loading}>
          <HistoryRows entries={entries} {...rest} />
          {children}
        </Suspense>
      )}
    </Frame>
  )
}
