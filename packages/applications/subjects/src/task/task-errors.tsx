import { listTaskErrors } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { columnsFor, useTable } from '@portal/portal-app'
import { queryFor } from '@portal/session'
import { DataTable, FilterBar, Heading, humanize, Mono, Stack } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { CountButtons } from './count-buttons.tsx'
import { adviceFor } from './error-advice.ts'
import { ErrorPlace, placeInWords } from './error-place.tsx'

const columns = columnsFor(listTaskErrors, [
  { key: 'row', label: 'Row', sortable: true, rowHeader: true, width: '4rem' },
  { key: 'srciDpaId', label: 'Key', cell: ({ srciDpaId }) => srciDpaId && <Mono>{srciDpaId}</Mono> },
  {
    computed: 'place',
    label: 'Column',
    text: placeInWords,
    cell: (error) => <ErrorPlace error={error} />,
  },
  { key: 'value', label: 'Value', hideBelow: 'md', cell: ({ value }) => value && <Mono>{value}</Mono> },
  {
    key: 'reason',
    label: 'Problem',
    sortable: true,
    text: ({ message }) => message,
  },
  { computed: 'advice', label: 'What to do', hideBelow: 'lg', text: ({ reason }) => adviceFor(reason) },
  { key: 'action', label: 'Action', hideBelow: 'xl', width: '6rem', text: ({ action }) => humanize(action) },
])

interface Counted {
  readonly reason: string
  readonly count: number
}

const NONE: readonly Counted[] = []

const countsOf = (reasons: readonly Counted[]) =>
  reasons.map(({ reason, count }) => ({ value: reason, label: humanize(reason), count }))

const reasonFilter = (options: ReturnType<typeof countsOf>) => ({
  name: 'reason',
  label: 'Reason',
  multiple: true,
  options,
  describe: humanize,
})

/** The errors of a task: counts by reason, and row by row. */
export function TaskErrors({ task }: { task: Task }) {
  const id = useId()
  const params = { taskId: task.id }
  const { data: counted } = useQuery(
    queryFor(listTaskErrors, { params, query: { pageSize: 1 } }, { errors: 'nowhere' }),
  )
  const reasons = counted?.reasons ?? NONE
  const counts = useMemo(() => countsOf(reasons), [reasons])
  const byReason = useMemo(() => reasonFilter(counts), [counts])
  const filters = useMemo(() => [byReason], [byReason])
  const table = useTable(listTaskErrors, { input: { params }, filters, columns })

  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="strong">
        Rows with errors
      </Heading>
      <CountButtons
        label="By reason"
        counts={counts}
        chosen={table.state.filters.reason}
        onToggle={(reason) => table.state.toggleFilter(byReason, reason)}
      />
      <FilterBar table={table} filters={filters} searchLabel="Search by key, column, value or problem" />
      <DataTable
        label="Failed rows"
        table={table}
        columns={columns}
        filters={filters}
        rowKey={({ row, field }) => `${row} ${field}`}
        empty={{ title: 'No failed rows', text: 'Failed rows appear here.' }}
      />
    </Stack>
  )
}
