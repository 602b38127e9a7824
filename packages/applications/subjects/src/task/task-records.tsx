import { SYSTEM_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { ARTIFACT_DAYS, ROW_RESULT_LABELS, ROW_RESULTS } from '@portal/contract/tasks/task.ts'
import { listTaskRows } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskRow } from '@portal/contract/tasks/task-row-schemas.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { columnsFor, filtersFor, useTable } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { DataTable, FilterBar, Heading, Moment, Mono, Stack, statusLabel, TextLink } from '@portal/ui'
import { useId, useMemo } from 'react'
import { routes } from '../routes.ts'
import { CATEGORIES } from '../subject/subject-category.ts'
import { CountButtons } from './count-buttons.tsx'
import { ROW_RESULT_LOOKS, RowResultBadge } from './row-result.tsx'

const nameOf = ({ dpa, subject, key, action }: TaskRow) =>
  dpa?.name ?? (action === 'SUBJECT' ? subject?.name : undefined) ?? key

const subjectLink = ({ id, type }: NonNullable<TaskRow['subject']>) =>
  linkTo(CATEGORIES[isOneOf(SYSTEM_SUBJECT_TYPES, type) ? 'system' : 'business'].details, { subjectId: id })

/** The name as a link, as long as the record exists. */
function RecordName({ row }: { row: TaskRow }) {
  const { dpa, subject, key, action } = row
  if (dpa && subject)
    return (
      <TextLink to={linkTo(routes.dpaDetails, { subjectId: subject.id, dpaId: dpa.id })}>{dpa.name}</TextLink>
    )
  if (action === 'SUBJECT' && subject) return <TextLink to={subjectLink(subject)}>{subject.name}</TextLink>
  return key && <Mono>{key}</Mono>
}

const columns = columnsFor(listTaskRows, [
  { key: 'row', label: 'Row', sortable: true, width: '4rem', hideBelow: 'lg' },
  {
    computed: 'name',
    label: 'Name',
    rowHeader: true,
    text: nameOf,
    cell: (row) => <RecordName row={row} />,
  },
  {
    computed: 'subject',
    label: 'Subject',
    hideBelow: 'lg',
    text: ({ dpa, subject }) => dpa && subject?.name,
    cell: ({ dpa, subject }) =>
      dpa && subject && <TextLink to={subjectLink(subject)}>{subject.name}</TextLink>,
  },
  {
    key: 'result',
    label: 'Result',
    sortable: true,
    text: ({ result }) => statusLabel(ROW_RESULT_LOOKS, result),
    cell: ({ result }) => <RowResultBadge result={result} />,
  },
  { key: 'message', label: 'Problem', text: ({ message }) => message },
  {
    computed: 'changedSince',
    label: 'Changed since',
    hideBelow: 'md',
    text: ({ changedSince }) => changedSince?.by,
    cell: ({ changedSince }) =>
      changedSince && (
        <>
          {changedSince.by} <Moment at={changedSince.at} relative />
        </>
      ),
  },
])

/** What a task did to each record, by name. */
export function TaskRecords({ task }: { task: Task }) {
  const id = useId()
  const { outcomes } = task
  const { filters, byResult, counts } = useMemo(() => {
    const counted = ROW_RESULTS.flatMap((value) => {
      const count = outcomes[value] ?? 0
      return count > 0 ? [{ value, label: ROW_RESULT_LABELS[value], count }] : []
    })
    const filter = { name: 'result' as const, label: 'Result', multiple: true, options: counted }
    return { filters: filtersFor(listTaskRows, [filter]), byResult: filter, counts: counted }
  }, [outcomes])
  const table = useTable(listTaskRows, { input: { params: { taskId: task.id } }, filters, columns })

  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="strong">
        Records
      </Heading>
      <CountButtons
        label="By result"
        counts={counts}
        chosen={table.state.filters.result}
        onToggle={(result) => table.state.toggleFilter(byResult, result)}
      />
      <FilterBar table={table} filters={filters} searchLabel="Search by name, key or problem" />
      <DataTable
        label="Records of the task"
        table={table}
        columns={columns}
        filters={filters}
        rowKey={({ row }) => String(row)}
        empty={{
          title: 'No records',
          text: `What happened to each record is kept for ${ARTIFACT_DAYS} days.`,
        }}
      />
    </Stack>
  )
}
