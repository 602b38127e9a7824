import {
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Minus,
  Pencil,
  Plus,
  Trash2,
  Upload,
} from '@lucide/icons'
import { ROW_RESULT_LABELS as LABELS, type RowResult } from '@portal/contract/tasks/task.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

export const ROW_RESULT_LOOKS: StatusLooks<RowResult> = {
  CREATED: { label: LABELS.CREATED, tone: 'green', icon: Plus },
  UPDATED: { label: LABELS.UPDATED, tone: 'green', icon: Pencil },
  UNCHANGED: { label: LABELS.UNCHANGED, tone: 'grey', icon: Minus },
  DELETED: { label: LABELS.DELETED, tone: 'grey', icon: Trash2 },
  PUBLISHED: { label: LABELS.PUBLISHED, tone: 'green', icon: Upload },
  SUSPENDED: { label: LABELS.SUSPENDED, tone: 'amber', icon: CirclePause },
  ACTIVATED: { label: LABELS.ACTIVATED, tone: 'green', icon: CirclePlay },
  SKIPPED: { label: LABELS.SKIPPED, tone: 'grey', icon: CircleCheck },
  FAILED: { label: LABELS.FAILED, tone: 'red', icon: CircleX },
}

/** The result of one row of a task. */
export const RowResultBadge = ({ result }: { result: RowResult }) => (
  <StatusBadge status={result} looks={ROW_RESULT_LOOKS} />
)
