import { ENDED_TASK_STATUSES } from '@portal/contract/tasks/task.ts'
import { correctTaskRows, getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { FocusedStep, useLoaded } from '@portal/portal-app'
import { invalidateAfter } from '@portal/session'
import { type ReactNode, useEffect } from 'react'
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
  const isChecking = task.status === 'QUEUED' || task.status === 'VALIDATING'
  useEffect(() => {
    if (!isChecking) return
    // The check ends later than the call that began it, and leaves other rows and effects.
    return () => void invalidateAfter(correctTaskRows)
  }, [isChecking])
  const toAnother = () => onAnother(task)
  const isReady = task.status === 'AWAITING_CONFIRMATION'
  return (
    <FocusedStep name={isChecking ? 'check' : task.status}>
      {isChecking && <CheckProgress task={task} />}
      {isReady && report(task, toAnother)}
      {!isChecking && !isReady && <EndedImport task={task} onAnother={toAnother} />}
    </FocusedStep>
  )
}
