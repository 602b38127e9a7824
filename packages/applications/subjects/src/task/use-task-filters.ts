import { TASK_TYPE_LABELS, TASK_TYPES } from '@portal/contract/tasks/task.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { filtersFor, periodFilters, viewsFor } from '@portal/portal-app'
import { useSession } from '@portal/session'
import { type Filter, statusOptions } from '@portal/ui'
import { useMemo } from 'react'
import { useSubjectOptions } from '../subject/use-subject-options.ts'
import { TASK_STATUSES_LOOKS } from './task-status.tsx'

const filtersOf = (email: string, initiators: Filter['options']) =>
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
      label: 'Requested by',
      options: [{ value: email, label: 'Me' }],
      describe: (value) => value,
    },
    {
      name: 'subjectId',
      label: 'Subject',
      options: initiators,
      describe: (value) => value,
    },
    ...periodFilters('createdFrom', 'createdTo', 'Period'),
  ])

const viewsOf = (email: string) =>
  viewsFor(listTasks, [
    { label: 'Running', show: { status: ['QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING'] } },
    { label: 'To confirm', show: { status: ['AWAITING_CONFIRMATION'] } },
    { label: 'Mine', show: { createdBy: email } },
    { label: 'With errors', show: { status: ['COMPLETED_WITH_ERRORS', 'FAILED'] } },
  ])

/** The task list's filters for this operator. */
export function useTaskFilters() {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''
  const initiators = useSubjectOptions('SRCI')
  return useMemo(
    () => ({ filters: filtersOf(email, initiators), views: viewsOf(email) }),
    [email, initiators],
  )
}
