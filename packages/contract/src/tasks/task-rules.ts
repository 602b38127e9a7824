import { BATCH_PERMISSIONS, type OnError } from '../dpas/dpa-bulk.ts'
import type { Permission } from '../permission-table.ts'
import type { Refusal } from '../refusal.ts'
import { ENDED_TASK_STATUSES, type RowResult, type TaskStatus, type TaskType } from './task.ts'
import type { TaskProgress, TaskSummary } from './task-schemas.ts'

type TaskState = Pick<TaskSummary, 'status'>

const CANCELLABLE: readonly TaskStatus[] = ['QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING']
const REPEATABLE: readonly TaskStatus[] = ['FAILED', 'COMPLETED_WITH_ERRORS']

const OF_DPA_FILES: readonly TaskType[] = ['DPA_IMPORT', 'DPA_FILE_ONBOARDING']
const UNDOABLE: readonly TaskType[] = [...OF_DPA_FILES, 'DPA_BATCH']
const REVERSIBLE = [
  'CREATED',
  'UPDATED',
  'PUBLISHED',
  'SUSPENDED',
  'ACTIVATED',
] as const satisfies readonly RowResult[]

const refused = (message: string): Refusal => ({ reason: 'INVALID_STATE', message })

function refusalOutside(
  allowed: readonly TaskStatus[],
  { status }: TaskState,
  what: string,
): Refusal | undefined {
  if (allowed.includes(status)) return undefined
  const now = status.toLowerCase().replaceAll('_', ' ')
  return { reason: 'INVALID_STATE', message: `A task that is ${now} cannot be ${what}.` }
}

/** Only a checked task that awaits confirmation can be confirmed (contract, section 4). */
export const refusalToConfirmTask = (task: TaskState): Refusal | undefined =>
  refusalOutside(['AWAITING_CONFIRMATION'], task, 'confirmed')

/** A checked file is processed if that changes something and skips no row it must not (`onError`). */
export function refusalOfCheckedRows(
  { succeeded, failed }: Pick<TaskProgress, 'succeeded' | 'failed'>,
  onError: OnError,
): Refusal | undefined {
  // Only a package waits for this: other choices may change something.
  if (succeeded === 0 && failed === 0) return refused('Nothing would change with these choices.')
  if (succeeded === 0) return refused('The file contains no changes. Correct the failed rows.')
  if (onError === 'CONTINUE' || failed === 0) return undefined
  const rows = failed === 1 ? 'One row is' : `${failed} rows are`
  return refused(`${rows} invalid. Correct or remove them.`)
}

/** Only a checked file that awaits confirmation can be corrected. */
export function refusalToCorrectRows(task: TaskState & Pick<TaskSummary, 'type'>): Refusal | undefined {
  if (!OF_DPA_FILES.includes(task.type)) return refused('Only the rows of a file of DPAs can be corrected.')
  return refusalOutside(['AWAITING_CONFIRMATION'], task, 'corrected')
}

/** The choices for a compared package that awaits confirmation can be changed. */
export function refusalToChangePromotion(task: TaskState & Pick<TaskSummary, 'type'>): Refusal | undefined {
  if (task.type !== 'SUBJECT_IMPORT') return refused('Only packages of subjects can be promoted.')
  return refusalOutside(['AWAITING_CONFIRMATION'], task, 'compared again')
}

/** A task can be canceled until it has ended (contract, section 4). */
export const refusalToCancelTask = (task: TaskState): Refusal | undefined =>
  refusalOutside(CANCELLABLE, task, 'canceled')

const refusalOfUndone = ({ undoneBy }: Pick<TaskSummary, 'undoneBy'>): Refusal | undefined =>
  undoneBy && refused('The task is already undone or being undone.')

/** Failed rows can be retried after a task has ended (contract, section 4), unless the others are undone. */
export const refusalToRepeatTask = (task: TaskState & Pick<TaskSummary, 'undoneBy'>): Refusal | undefined =>
  refusalOutside(REPEATABLE, task, 'repeated') ?? refusalOfUndone(task)

/** How many records a task changed in a way that can be undone. */
export const undoableRows = ({ outcomes }: Pick<TaskSummary, 'outcomes'>): number =>
  REVERSIBLE.reduce((sum, result) => sum + (outcomes[result] ?? 0), 0)

/** The permission that an undo needs besides those of the task: the one of the opposite change. */
export function permissionToUndo({
  type,
  outcomes,
}: Pick<TaskSummary, 'type' | 'outcomes'>): Permission | undefined {
  if (type !== 'DPA_BATCH') return outcomes.CREATED ? 'dpa.delete' : undefined
  return outcomes.PUBLISHED ? BATCH_PERMISSIONS.PUBLISH : BATCH_PERMISSIONS.SUSPEND
}

/**
 * What an import, onboarding or bulk action did to DPAs can be undone after it has ended, except for deletions.
 * Only the API knows what changed since.
 */
export function refusalToUndoTask(
  task: TaskState & Pick<TaskSummary, 'type' | 'outcomes' | 'processingAt' | 'undoneBy'>,
): Refusal | undefined {
  if (!UNDOABLE.includes(task.type))
    return refused('Only an import, onboarding or bulk action of DPAs can be undone.')
  const undone = refusalOfUndone(task)
  if (undone) return undone
  const { DELETED = 0 } = task.outcomes
  if (DELETED > 0) return refused(`The task deleted DPAs (${DELETED}), which cannot be restored.`)
  const inFlight = refusalOutside(ENDED_TASK_STATUSES, task, 'undone')
  if (inFlight) return inFlight
  if (!task.processingAt || undoableRows(task) === 0) return refused('The task changed nothing.')
  return undefined
}
