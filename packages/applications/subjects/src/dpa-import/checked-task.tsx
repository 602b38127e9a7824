import { ENDED_TASK_STATUSES } from '@portal/contract/tasks/task.ts'
import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { useLoaded } from '@portal/portal-app'
import type { ReactNode } from 'react'
import { CheckProgress } from './check-progress.tsx'
import { EndedImport } from './ended-import.tsx'

const CHECK_INTERVAL_MS = 1000

const isMoving = ({ status }: Task) =>
  status !== 'AWAITING_CONFIRMATION' && !isOneOf(ENDED_TASK_STATUSES, status)

interface CheckedTaskProps {
  readonly taskId: string
  /** Shows the upload form again. */
  onAnother(task: Task): void
  /** Check results of a task awaiting confirmation. */
  report(task: Task, onDiscarded: () => void): ReactNode
}

/** A checked file before its import, kept up to date. */
export function CheckedTask({ taskId, onAnother, report }: CheckedTaskProps) {
  const task = useLoaded(
    getTask,
    { params: { taskId } },
    { refreshMs: (now) => (isMoving(now) ? CHECK_INTERVAL_MS : false) },
  )
  const toAnother = () => onAnother(task)
  if (task.status === 'QUEUED' || task.status === 'VALIDATING') return <CheckProgress task={task} />
  if (task.status === 'AWAITING_CONFIRMATION') return report(task, toAnother)
  return <EndedImport task={task} onAnother={toAnother} />
}
