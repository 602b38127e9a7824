import { UNDO_TYPES } from '@portal/contract/tasks/task.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { hasEnded } from './task-times.ts'

export type UndoState = 'BEING_UNDONE' | 'UNDONE' | 'PARTLY_UNDONE'

type Typed = Pick<TaskSummary, 'type'>

const isUndo = ({ type }: Typed) => isOneOf(UNDO_TYPES, type)

/** Whether a task undoes the one it follows, rather than retries its failed rows. */
export const undoes = (task: Typed, parent: Typed): boolean => isUndo(task) && !isUndo(parent)

/** How far the task that undoes another has come. */
export function undoStateOf(undoing: Pick<TaskSummary, 'status'>): UndoState {
  if (!hasEnded(undoing)) return 'BEING_UNDONE'
  return undoing.status === 'COMPLETED' ? 'UNDONE' : 'PARTLY_UNDONE'
}
