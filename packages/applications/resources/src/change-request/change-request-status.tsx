import { Check, CircleCheck, CircleDot, CircleX, MessageSquareWarning, Undo2 } from '@lucide/icons'
import {
  type ChangeRequestStatus,
  CHANGE_REQUEST_STATUS_LABELS as LABELS,
} from '@portal/contract/resources/change-request.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

export const CHANGE_REQUEST_LOOKS: StatusLooks<ChangeRequestStatus> = {
  OPEN: { label: LABELS.OPEN, tone: 'blue', icon: CircleDot },
  CHANGES_REQUESTED: { label: LABELS.CHANGES_REQUESTED, tone: 'amber', icon: MessageSquareWarning },
  APPROVED: { label: LABELS.APPROVED, tone: 'green', icon: Check },
  MERGED: { label: LABELS.MERGED, tone: 'violet', icon: CircleCheck },
  REJECTED: { label: LABELS.REJECTED, tone: 'red', icon: CircleX },
  WITHDRAWN: { label: LABELS.WITHDRAWN, tone: 'grey', icon: Undo2 },
}

export const ChangeRequestStatusBadge = ({ status }: { status: ChangeRequestStatus }) => (
  <StatusBadge status={status} looks={CHANGE_REQUEST_LOOKS} />
)
