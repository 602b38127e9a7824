import type { User } from '@portal/contract/people/user-schemas.ts'
import { useRecordActions } from '@portal/portal-app'
import { Button, Moment, Notice, Text } from '@portal/ui'
import { mailCause } from './mail-failure.ts'
import { userActions } from './user-actions.ts'

const { resendInvitation, resetPassword } = userActions
const actions = { resendInvitation, resetPassword }

/** Why a user has not received the link to choose a password, and a button that sends another one. */
export function MailNotice({ user }: { user: User }) {
  const [send] = useRecordActions(actions)(user)
  if (!user.mailFailure || user.credentialState === 'CONFIRMED') return null
  const { code, nextAttemptAt } = user.mailFailure
  const what = user.credentialState === 'INVITED' ? 'Invitation' : 'Password link'
  return (
    <Notice
      kind="warning"
      title={`${what} could not be sent: ${mailCause(code)}`}
      action={
        send && (
          <Button size="sm" disabledReason={send.disabledReason} onClick={send.onSelect}>
            Send again
          </Button>
        )
      }
    >
      {nextAttemptAt ? (
        <Text>
          Next attempt <Moment at={nextAttemptAt} relative />.
        </Text>
      ) : (
        <Text>There will be no further attempts.</Text>
      )}
    </Notice>
  )
}
