import { ValueDiff } from '@portal/ui'
import { HistoryTable } from '@portal/ui/blocks'
import { Comparison } from '@portal/ui/form'
import { historyEntry } from './history-entries.ts'

const nothing = () => undefined

export const FullHistory = () => (
  <HistoryTable
    entries={[historyEntry, { ...historyEntry, id: '2', changeReason: undefined, changes: [] }]}
    picks={{ ids: ['1'], toggle: nothing }}
  />
)

/** Actions, places and fields that are newer than this page. */
export const HistoryNewerThanPage = () => (
  <HistoryTable
    entries={[
      {
        ...historyEntry,
        action: 'TELEPORTED_TO_MARS',
        source: 'ROBOT',
        changes: [{ path: '/landingSite/0', op: 'ADD', after: { crater: 'Gale' } }],
      },
    ]}
  />
)

export const LoadingHistory = () => <HistoryTable entries={undefined} />

export const EmptyHistory = () => <HistoryTable entries={[]} />

export const HistoryWithoutMatch = () => <HistoryTable entries={[]} isNarrowed />

export const FailingHistory = () => (
  <HistoryTable
    entries={undefined}
    error={{ message: 'The history could not be loaded.', requestId: 'r-1' }}
    onRetry={nothing}
  />
)

export const Difference = () => <ValueDiff changes={historyEntry.changes} />

export const ComparisonOfTwoStates = () => (
  <Comparison from="2026-11-20T12:00:00Z" to="2026-11-21T12:00:00Z" changes={historyEntry.changes} />
)
