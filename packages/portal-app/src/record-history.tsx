import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { Button, ExportPanel, type Filter, FilterBar, HistoryTable, Pagination, Stack } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { historyColumns } from './history-columns.ts'
import { periodFilter } from './period-filter.ts'
import type { Restore } from './restore-fields.tsx'
import { useListRows } from './use-list-rows.ts'
import { type RowOf, useTable } from './use-table.ts'

/** A list of the contract whose rows are history entries. */
type HistoryOf<E> = RowOf<E> extends HistoryEntry | Omit<HistoryEntry, 'snapshot'> ? E : never

interface RecordHistoryProps<E extends Endpoint> {
  readonly call: E & HistoryOf<E>
  readonly input: Omit<InputOf<E>, 'body'>
  /** Name of exported files: "History of Acme Shop". */
  readonly name: string
  readonly searchLabel?: string
  readonly filters?: readonly Filter[]
  /** The entry in words that suit the record. */
  inWords?(entry: RowOf<E>): RowOf<E>
  /** The label of a changed field by its JSON Pointer. */
  labelOf?(path: string): string | undefined
  /** The history tells what the record was after each entry, so that any two can be compared. */
  readonly compare?: true
  /** Where chosen fields of an older state can be taken up again. */
  readonly restore?: Restore
}

// It brings the form kit with it, which a page that only reads does not need.
const HistoryComparison = lazy(async () => ({
  default: (await import('./history-comparison.tsx')).HistoryComparison,
}))

const PERIOD = [periodFilter('from', 'Period')]
const PARAMETER = 'compare'

/**
 * The history of a record: searched by field, person and reason, narrowed to a period, any two states compared,
 * older values taken up again, all that matches exported.
 */
export function RecordHistory<E extends Endpoint>(props: RecordHistoryProps<E>) {
  const { call, input, name, filters = PERIOD, inWords = (entry) => entry, labelOf } = props
  const table = useTable(call as E, { input, filters })
  const { exportTo } = useListRows(call as E, table, undefined)
  const [params, setParams] = useSearchParams()
  const [exporting, setExporting] = useState(false)
  const picked = params.get(PARAMETER)?.split(',').filter(Boolean) ?? []
  const entries = table.rows?.map(inWords) as HistoryEntry[] | undefined

  function pick(ids: readonly string[]) {
    const next = new URLSearchParams(params)
    if (ids.length > 0) next.set(PARAMETER, ids.join(','))
    else next.delete(PARAMETER)
    setParams(next, { replace: true })
  }

  /** A third pick takes the place of the one made first. */
  const toggle = (id: string) =>
    pick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-2))

  return (
    <Stack gap="4">
      <Stack direction="row" gap="2" justify="space-between" align="flex-start">
        <FilterBar
          table={table}
          filters={filters}
          searchLabel={props.searchLabel ?? 'Search by field, person or reason'}
        />
        <Button variant="ghost" onClick={() => setExporting(true)}>
          Export
        </Button>
      </Stack>
      {props.compare && picked.length === 2 && (
        <Suspense fallback={null}>
          <HistoryComparison
            call={call}
            input={input}
            ids={picked}
            labelOf={labelOf}
            restore={props.restore}
            onClose={() => pick([])}
          />
        </Suspense>
      )}
      <HistoryTable
        entries={entries}
        labelOf={labelOf}
        error={table.error}
        onRetry={table.retry}
        isNarrowed={table.state.isNarrowed}
        picks={props.compare && { ids: picked, toggle }}
      />
      {entries && entries.length > 0 && <Pagination table={table} />}
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
