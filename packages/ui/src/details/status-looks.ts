import type { LucideIcon } from 'lucide-react'
import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import GitMerge from 'lucide-react/icons/git-merge'
import Hourglass from 'lucide-react/icons/hourglass'
import KeyRound from 'lucide-react/icons/key-round'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Mail from 'lucide-react/icons/mail'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { Tone } from '../theme/tokens.ts'

/** The look of every status of the portal. A shape of its own says it to those who see no colours. */
export const statusLooks: Record<string, { tone: Tone; Icon: LucideIcon }> = {
  ACTIVE: { tone: 'green', Icon: CircleDot },
  SUSPENDED: { tone: 'amber', Icon: Pause },
  PENDING: { tone: 'blue', Icon: Clock },
  REJECTED: { tone: 'red', Icon: X },

  DRAFT: { tone: 'grey', Icon: Pencil },
  PUBLISHED: { tone: 'green', Icon: CircleCheck },
  DELETED: { tone: 'red', Icon: Trash2 },
  UNPUBLISHED_CHANGES: { tone: 'amber', Icon: CircleAlert },

  QUEUED: { tone: 'grey', Icon: Hourglass },
  VALIDATING: { tone: 'blue', Icon: LoaderCircle },
  AWAITING_CONFIRMATION: { tone: 'amber', Icon: CircleHelp },
  RUNNING: { tone: 'blue', Icon: LoaderCircle },
  COMPLETED: { tone: 'green', Icon: CircleCheck },
  COMPLETED_WITH_ERRORS: { tone: 'amber', Icon: TriangleAlert },
  FAILED: { tone: 'red', Icon: CircleX },
  CANCELLED: { tone: 'grey', Icon: Ban },

  OPEN: { tone: 'blue', Icon: CircleDot },
  CHANGES_REQUESTED: { tone: 'amber', Icon: MessageSquareWarning },
  APPROVED: { tone: 'green', Icon: CircleCheck },
  MERGED: { tone: 'violet', Icon: GitMerge },
  WITHDRAWN: { tone: 'grey', Icon: Undo2 },

  INVITED: { tone: 'blue', Icon: Mail },
  CONFIRMED: { tone: 'green', Icon: CircleCheck },
  RESET_REQUIRED: { tone: 'amber', Icon: KeyRound },
  ENABLED: { tone: 'green', Icon: CircleDot },
  EXPIRED: { tone: 'red', Icon: Hourglass },
  REVOKED: { tone: 'red', Icon: Ban },
  RETIRED: { tone: 'grey', Icon: Archive },
}
