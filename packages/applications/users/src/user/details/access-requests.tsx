import { listAccessRequests } from '@portal/contract/people/access-request-endpoints.ts'
import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { useReadable, useRecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Button, ButtonLink, HStack, Moment, Notice, Stack, Text } from '@portal/ui'
import { useRoles } from '../../role/use-roles.ts'
import { routes } from '../../routes.ts'
import { giveRole } from '../list/give-role.ts'
import { personName } from '../person-name.ts'
import { requestActions } from './decline-request.ts'

interface RequestProps {
  readonly user: User
  readonly request: AccessRequest
}

/** Assigns the requested role. For a request in words, leads to where a role can be chosen. */
function AssignRole({ user, request }: RequestProps) {
  const roles = useRoles() ?? []
  const role = roles.find(({ id }) => id === request.role?.id)
  const [assign] = useRecordActions(role ? { assign: giveRole(role, roles) } : {})(user)
  if (!request.role) {
    return (
      <ButtonLink to={linkTo(routes.userDetails, { userId: user.id }, { tab: 'access' })} size="sm">
        Choose a role
      </ButtonLink>
    )
  }
  return (
    assign && (
      <Button size="sm" variant="solid" disabledReason={assign.disabledReason} onClick={assign.onSelect}>
        Assign role
      </Button>
    )
  )
}

function Request({ user, request }: RequestProps) {
  const [decline] = useRecordActions(requestActions)(request)
  const { role, reason, createdAt } = request
  const what = role ? `the role ${role.label}` : 'access'
  return (
    <Notice kind="info" title={`${personName(user)} requests ${what}`}>
      {reason && <Text>{reason}</Text>}
      {role && !role.id && <Text>This role no longer exists.</Text>}
      <Text color="fg.muted" fontSize="sm">
        <Moment at={createdAt} relative />
      </Text>
      <HStack gap="2" wrap="wrap" paddingTop="2">
        <AssignRole user={user} request={request} />
        {decline && (
          <Button size="sm" onClick={decline.onSelect}>
            Decline
          </Button>
        )}
      </HStack>
    </Notice>
  )
}

/** A person's open requests for access, to those who can decide on them. */
export function AccessRequests({ user }: { user: User }) {
  const items = useReadable(listAccessRequests, { query: { personId: user.id } })?.items ?? []
  if (items.length === 0) return null
  return (
    <Stack as="section" gap="2" aria-label="Access requests">
      {items.map((request) => (
        <Request key={request.id} user={user} request={request} />
      ))}
    </Stack>
  )
}
