import { CircleCheck, Pencil, Trash2 } from '@lucide/icons'
import type { VersionStatus } from '@portal/contract/resources/file.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

export const VERSION_LOOKS: StatusLooks<VersionStatus> = {
  DRAFT: { label: 'Draft', tone: 'grey', icon: Pencil },
  PUBLISHED: { label: 'Published', tone: 'green', icon: CircleCheck },
  DELETED: { label: 'Deleted', tone: 'red', icon: Trash2 },
}

export const VersionStatusBadge = ({ status }: { status: VersionStatus }) => (
  <StatusBadge status={status} looks={VERSION_LOOKS} />
)
