import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { HistoryChange, HistoryEntry } from '@portal/contract/history-entry.ts'
import { Button, FilterBar, HStack, type Labels, labelIn, Stack, Tick } from '@portal/ui'
import { ExportPanel, HistoryTable, Pagination } from '@portal/ui/blocks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { listInput } from '../list/list-call.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { useTable } from '../list/use-table.ts'
import { actionInWords } from './action-in-words.ts'
import { entriesIn } from './entries-in.ts'
import { historyColumns } from './history-columns.ts'
import type { Restore } from './restore-fields.tsx'
import { useHistoryFilters } from './use-history-filters.ts'
import { usePickedEntries } from './use-picked-entries.ts'
import { VersionMenu } from './version-menu.tsx'

interface RecordHistoryProps<E extends Endpoint> {
  /** A contract list whose rows are history entries. */
  readonly call: E
  readonly input: Omit<InputOf<E>, 'body'>
  /** Name of exported files: "History of Acme Shop". */
  readonly name: string
  readonly searchLabel?: string
  /** Rewrites an entry in the record's terms. */
  inWords?(entry: HistoryEntry): HistoryEntry
  /** Labels of the record's fields. */
  readonly labels?: Labels
  /** Shows changes in the record's terms; default: values side by side, with their labels. */
  renderChanges?(changes: readonly HistoryChange[]): ReactNode
  /** The history contains the full state after each entry, so that any two can be compared. */
  readonly compare?: true
  /** Restores chosen fields of an older state, or all of it. */
  readonly restore?: Restore
  /** Restores an older state as a whole, where only some can be restored; default: `restore`. */
  restoreVersion?(entry: HistoryEntry): Restore | undefined
}

// Loaded on demand: it needs the form kit, which a read-only page does not.
const HistoryComparison = lazy(async () => ({
  default: (await import('./history-comparison.tsx')).HistoryComparison,
}))

const hasId = (wanted: string) => (entry: HistoryEntry) => entry.id === wanted

/**
 * The history of a record: search by field, person and reason; filters for people, actions and period;
 * comparison of any two states; restore of older values; export.
 */
export function RecordHistory<E extends Endpoint>(props: RecordHistoryProps<E>) {
  const { call, input, name, inWords = (entry) => entry, labels, renderChanges, restore } = props
  const { restoreVersion = () => restore } = props
  const labelOf = labels && ((path: string) => labelIn(labels, path))
  const { filters, hasReadings } = useHistoryFilters(call, input)
  const [withReadings, setWithReadings] = useState(false)
  const table = useTable(call, {
    input: withReadings ? input : listInput<E>(input, { only: 'changes' }),
    filters,
  })
  const { exportTo } = useListRows(call, table, undefined)
  const [exporting, setExporting] = useState(false)
  const picked = usePickedEntries()
  const entries = table.rows && entriesIn(table.rows).map(inWords)

  return (
    <Stack gap="4">
      <Stack direction="row" gap="2" justify="space-between" align="flex-start">
        <FilterBar
          table={table}
          filters={filters}
          searchLabel={props.searchLabel ?? 'Search by field, person or reason'}
        >
          {hasReadings && <ReadingsToo checked={withReadings} onChange={setWithReadings} />}
        </FilterBar>
        <Button variant="ghost" onClick={() => setExporting(true)}>
          Export
        </Button>
      </Stack>
      {props.compare && picked.ids.length === 2 && (
        <Suspense fallback={null}>
          <HistoryComparison
            call={call}
            input={input}
            ids={picked.ids}
            labelOf={labelOf}
            renderChanges={renderChanges}
            restore={restore}
            inWords={inWords}
            onClose={picked.clear}
          />
        </Suspense>
      )}
      <HistoryTable
        entries={entries?.map((entry) => ({ ...entry, action: actionInWords(entry.action) }))}
        labelOf={labelOf}
        renderChanges={renderChanges}
        error={table.error}
        onRetry={table.retry}
        isNarrowed={table.state.isNarrowed}
        picks={props.compare && picked}
        rowActions={
          (restore || props.restoreVersion) &&
          (({ id }) => <VersionMenu {...{ call, input, restoreVersion }} entry={entries?.find(hasId(id))} />)
        }
      >
        <Pagination table={table} />
      </HistoryTable>
      {exporting && (
        <ExportPanel
          label={name}
          total={table.total ?? 0}
          capped={table.capped ?? false}
          selected={0}
          onExport={(choice, reading) => exportTo(name, choice, historyColumns, reading)}
          onClose={() => setExporting(false)}
        />
      )}
    </Stack>
  )
}

/** Views are recorded in the history, but would hide the changes. */
function ReadingsToo({ checked, onChange }: { checked: boolean; onChange(checked: boolean): void }) {
  return (
    <HStack as="label" gap="1.5">
      <Tick type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      Include views
    </HStack>
  )
}
