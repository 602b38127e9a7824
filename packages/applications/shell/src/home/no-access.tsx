import { useSession } from '@portal/session'
import { ButtonLink, CopyButton, HStack, Notice, Text } from '@portal/ui'
import { routes } from '../routes.ts'

/** For an operator without a role: where to request one, and a request to copy. */
export function NoAccess() {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''
  const request = `Give ${email} a role in the operations portal.`
  return (
    <Notice
      kind="info"
      title="You have no access yet"
      action={
        <HStack gap="2" wrap="wrap" justify="flex-end">
          <ButtonLink to={routes.access.path} size="sm" variant="solid">
            Request access
          </ButtonLink>
          <CopyButton value={request} label="Copy request" />
        </HStack>
      }
    >
      <Text>You have no role yet. Request one, or send this to an administrator: “{request}”</Text>
    </Notice>
  )
}
