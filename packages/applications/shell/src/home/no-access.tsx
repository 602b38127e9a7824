import { useSession } from '@portal/session'
import { CopyButton, Notice, Text } from '@portal/ui'

/** For an operator without a role: whom to ask, and a request to copy. */
export function NoAccess() {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''
  const request = `Give ${email} a role in the operations portal.`
  return (
    <Notice
      kind="info"
      title="You have no access yet"
      action={<CopyButton value={request} label="Copy request" />}
    >
      <Text>You have no role yet. Send this to an administrator: “{request}”</Text>
    </Notice>
  )
}
