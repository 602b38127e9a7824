import { Send } from '@lucide/icons'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { useRecordActions } from '@portal/portal-app'
import { Icon, IconButton } from '@portal/ui'
import { isInvitationOver } from './invitation-life.ts'
import { personName } from './person-name.ts'
import { userActions } from './user-actions.ts'

const actions = { resend: userActions.resendInvitation }

/** Resends an expired invitation. */
export function ResendInvitation({ user }: { user: User }) {
  const [resend] = useRecordActions(actions)(user)
  if (!resend || resend.disabledReason || !isInvitationOver(user)) return null
  return (
    <IconButton
      size="sm"
      marginBlock="-1"
      label={`Resend the invitation to ${personName(user)}`}
      onClick={resend.onSelect}
    >
      <Icon icon={Send} />
    </IconButton>
  )
}
