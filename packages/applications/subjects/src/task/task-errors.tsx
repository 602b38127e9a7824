import { listTaskErrors } from '@portal/contract/tasks/task-endpoints.ts'
import type { RowError, Task } from '@portal/contract/tasks/task-schemas.ts'
import { columnsFor, useTable } from '@portal/portal-app'
import { queryFor } from '@portal/session'
import {
  Button,
  DataTable,
  FilterBar,
  formatCount,
  Heading,
  HStack,
  humanize,
  Mono,
  Stack,
  Text,
} from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { adviceFor } from './error-advice.ts'

/** Where in a row the problem is: the file's column, or the record's field. */
const placeOf = ({ column, field }: RowError) => column ?? field

const columns = columnsFor(listTaskErrors, [
  { key: 'row', label: 'Row', sortable: true, rowHeader: true, width: '4rem' },
  { key: 'srciDpaId', label: 'Key', cell: ({ srciDpaId }) => srciDpaId && <Mono>{srciDpaId}</Mono> },
  {
    computed: 'place',
    label: 'Column',
    text: placeOf,
    cell: (error) => placeOf(error) && <Mono>{placeOf(error)}</Mono>,
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

const reasonFilter = (reasons: readonly Counted[]) => ({
  name: 'reason',
  label: 'Reason',
  multiple: true,
  options: reasons.map(({ reason }) => ({ value: reason, label: humanize(reason) })),
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
  const byReason = useMemo(() => reasonFilter(reasons), [reasons])
  const filters = useMemo(() => [byReason], [byReason])
  const table = useTable(listTaskErrors, { input: { params }, filters, columns })
  const chosen = table.state.filters.reason ?? []

  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="strong">
        Rows with errors
      </Heading>
      {reasons.length > 0 && (
        <HStack as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label="By reason">
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <Button
                size="sm"
                aria-pressed={chosen.includes(reason)}
                onClick={() => table.state.toggleFilter(byReason, reason)}
              >
                {humanize(reason)}
                <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {formatCount(count, 'row')}
                </Text>
              </Button>
            </li>
          ))}
        </HStack>
      )}
      <FilterBar table={table} filters={filters} searchLabel="Search by key, column, value or problem" />
      <DataTable
        label="Failed rows"
        table={table}
        columns={columns}
        filters={filters}
        rowKey={({ row }) => String(row)}
        empty={{ title: 'No failed rows', text: 'Failed rows appear here.' }}
      />
    </Stack>
  )
}
