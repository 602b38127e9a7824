import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  LoaderCircle,
  ScanSearch,
  TriangleAlert,
  Undo2,
  UserCheck,
} from '@lucide/icons'
import { type TaskStatus as Status, TASK_STATUS_LABELS } from '@portal/contract/tasks/task.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { StatusBadge, type StatusLooks, statusLabel } from '@portal/ui'
import { type UndoState, undoStateOf } from './undo-state.ts'

export const TASK_STATUSES_LOOKS: StatusLooks<Status> = {
  QUEUED: { label: TASK_STATUS_LABELS.QUEUED, tone: 'grey', icon: Clock },
  VALIDATING: { label: TASK_STATUS_LABELS.VALIDATING, tone: 'blue', icon: ScanSearch },
  AWAITING_CONFIRMATION: { label: TASK_STATUS_LABELS.AWAITING_CONFIRMATION, tone: 'amber', icon: UserCheck },
  RUNNING: { label: TASK_STATUS_LABELS.RUNNING, tone: 'blue', icon: LoaderCircle },
  COMPLETED: { label: TASK_STATUS_LABELS.COMPLETED, tone: 'green', icon: CircleCheck },
  COMPLETED_WITH_ERRORS: {
    label: TASK_STATUS_LABELS.COMPLETED_WITH_ERRORS,
    tone: 'amber',
    icon: TriangleAlert,
  },
  FAILED: { label: TASK_STATUS_LABELS.FAILED, tone: 'red', icon: CircleX },
  CANCELLED: { label: TASK_STATUS_LABELS.CANCELLED, tone: 'grey', icon: Ban },
}

const LOOKS: StatusLooks<Status | UndoState> = {
  ...TASK_STATUSES_LOOKS,
  BEING_UNDONE: { label: 'Being undone', tone: 'blue', icon: LoaderCircle },
  UNDONE: { label: 'Undone', tone: 'grey', icon: Undo2 },
  PARTLY_UNDONE: { label: 'Partly undone', tone: 'amber', icon: Undo2 },
}

type TaskState = Pick<TaskSummary, 'status' | 'undoneBy'>

const shownOf = ({ status, undoneBy }: TaskState) => (undoneBy ? undoStateOf(undoneBy) : status)

/** The status of a task in words, or that it is undone. */
export const taskStatusInWords = (task: TaskState): string => statusLabel(LOOKS, shownOf(task))

/** The same as a badge. */
export const TaskStatus = ({ task }: { task: TaskState }) => (
  <StatusBadge status={shownOf(task)} looks={LOOKS} />
)
