import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { TASK_TYPE_LABELS, TASK_TYPES } from '@portal/contract/tasks/task.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { filtersFor, periodFilter, queryForAll, viewsFor } from '@portal/portal-app'
import { useCan, useSession } from '@portal/session'
import { statusOptions } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { TASK_STATUSES_LOOKS } from './task-status.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

const filtersOf = (email: string, subjects: readonly Named[]) =>
  filtersFor(listTasks, [
    {
      name: 'type',
      label: 'Type',
      multiple: true,
      options: TASK_TYPES.map((value) => ({ value, label: TASK_TYPE_LABELS[value] })),
    },
    { name: 'status', label: 'Status', multiple: true, options: statusOptions(TASK_STATUSES_LOOKS) },
    {
      name: 'createdBy',
      label: 'Asked for by',
      options: [{ value: email, label: 'Me' }],
      describe: (value) => value,
    },
    {
      name: 'subjectId',
      label: 'Subject',
      options: subjects.map(({ id, name }) => ({ value: id, label: name })),
      describe: (value) => value,
    },
    periodFilter('createdFrom', 'Period'),
  ])

const viewsOf = (email: string) =>
  viewsFor(listTasks, [
    { label: 'Running', show: { status: ['QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING'] } },
    { label: 'Mine', show: { createdBy: email } },
    { label: 'With errors', show: { status: ['COMPLETED_WITH_ERRORS', 'FAILED'] } },
  ])

/** How the list of tasks is narrowed, by this operator. */
export function useTaskFilters() {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''
  const enabled = useCan(listSubjects)
  const { data: subjects } = useQuery({
    ...queryForAll(listSubjects, { query: { type: 'SRCI', sort: 'name' } }),
    enabled,
  })
  return useMemo(
    () => ({ filters: filtersOf(email, subjects ?? []), views: viewsOf(email) }),
    [email, subjects],
  )
}
