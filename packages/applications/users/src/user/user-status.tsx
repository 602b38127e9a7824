import { CircleCheck, Hourglass, KeyRound, Mail } from '@lucide/icons'
import type { CredentialState } from '@portal/contract/people/user.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { ACTIVITY } from '@portal/portal-app'
import { StatusBadge, type StatusLooks, statusLabel } from '@portal/ui'
import { isInvitationOver } from './invitation-life.ts'

/** People are disabled and enabled (glossary); the codes are those of records. */
export const USER_ACTIVITY: StatusLooks<Status> = {
  ...ACTIVITY,
  SUSPENDED: { ...ACTIVITY.SUSPENDED, label: 'Disabled' },
}

export const CREDENTIALS: StatusLooks<CredentialState> = {
  INVITED: { label: 'Invited', tone: 'blue', icon: Mail },
  CONFIRMED: { label: 'Confirmed', tone: 'green', icon: CircleCheck },
  RESET_REQUIRED: { label: 'Reset required', tone: 'amber', icon: KeyRound },
}

type StatusFields = Pick<User, 'status' | 'credentialState' | 'invitedAt' | 'createdAt'>

/** Enabled users may still have to sign in first or choose a new password; that status takes precedence. */
function shownStatus(user: StatusFields) {
  const { status, credentialState } = user
  if (status !== 'ACTIVE' || credentialState === 'CONFIRMED') return status
  return credentialState === 'INVITED' && isInvitationOver(user) ? 'INVITATION_OVER' : credentialState
}

const STATUS_LOOKS: StatusLooks<ReturnType<typeof shownStatus>> = {
  ...USER_ACTIVITY,
  ...CREDENTIALS,
  INVITATION_OVER: { label: 'Invitation expired', tone: 'amber', icon: Hourglass },
}

/** The status of a user in a word or two. */
export const statusText = (user: StatusFields): string => statusLabel(STATUS_LOOKS, shownStatus(user))

export const UserStatus = ({ user }: { user: StatusFields }) => (
  <StatusBadge status={shownStatus(user)} looks={STATUS_LOOKS} />
)
