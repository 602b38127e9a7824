import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  LoaderCircle,
  ScanSearch,
  TriangleAlert,
  UserCheck,
} from '@lucide/icons'
import { type TaskStatus as Status, TASK_STATUS_LABELS } from '@portal/contract/tasks/task.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

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

export const TaskStatus = ({ status }: { status: Status }) => (
  <StatusBadge status={status} looks={TASK_STATUSES_LOOKS} />
)
