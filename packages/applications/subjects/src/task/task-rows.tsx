import { UNDO_TYPES } from '@portal/contract/tasks/task.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { TaskErrors } from './task-errors.tsx'
import { TaskRecords } from './task-records.tsx'
import { hasEnded } from './task-times.ts'

/** Errors of a file name the cell to correct. */
const listsErrors = ({ type, progress }: Task) =>
  progress.failed > 0 && type !== 'DPA_BATCH' && !isOneOf(UNDO_TYPES, type)

const listsRecords = (task: Task) =>
  hasEnded(task) && task.processingAt !== null && task.progress.processed > 0 && !task.type.endsWith('EXPORT')

/** The rows of a task: those with errors, or what it did to each record. */
export function TaskRows({ task }: { task: Task }) {
  if (listsErrors(task)) return <TaskErrors task={task} />
  return listsRecords(task) ? <TaskRecords task={task} /> : null
}
