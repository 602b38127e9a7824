import type { User } from '@portal/contract/people/user-schemas.ts'
import { CopyButton, DetailsList, HStack, Moment, Mono, Text } from '@portal/ui'
import { LastReason } from '../last-reason.tsx'
import { EmailAddress } from './email-address.tsx'
import { RoleChips } from './role-chips.tsx'
import { UserStatus } from './user-status.tsx'

/** The facts about an operator. */
export function UserOverview({ user, columns }: { user: User; columns?: 1 }) {
  return (
    <DetailsList
      {...(columns && { columns })}
      items={[
        { label: 'E-mail', value: <EmailAddress email={user.email} /> },
        { label: 'Given name', value: user.given_name },
        { label: 'Family name', value: user.family_name },
        { label: 'Status', value: <UserStatus user={user} /> },
        ...(user.suspendedReason ? [{ label: 'Suspended because', value: user.suspendedReason }] : []),
        { label: 'Roles', value: <RoleChips roles={user.roles} /> },
        { label: 'Invited', value: user.invitedAt && <Moment at={user.invitedAt} /> },
        {
          label: 'Last sign-in',
          value: user.lastSignInAt ? <Moment at={user.lastSignInAt} /> : <Text color="fg.muted">Never</Text>,
        },
        {
          label: 'Created',
          value: (
            <>
              <Moment at={user.createdAt} /> by {user.createdBy.name}
            </>
          ),
        },
        {
          label: 'Last change',
          value: (
            <>
              <Moment at={user.updatedAt} /> by {user.updatedBy.name}
              <LastReason entityType="operator" entityId={user.id} />
            </>
          ),
        },
        {
          label: 'User id',
          value: (
            <HStack gap="1">
              <Mono>{user.id}</Mono>
              <CopyButton value={user.id} label="user id" />
            </HStack>
          ),
        },
      ]}
    />
  )
}
