import type { User } from '@portal/contract/people/user-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { type Column, Moment, Mono, Text, TextLink } from '@portal/ui'
import { LastReason } from '../last-reason.tsx'
import { routes } from '../routes.ts'
import { AccessHighlights } from './access-highlights.tsx'
import { EmailAddress } from './email-address.tsx'
import { personName } from './person-name.ts'
import { RoleChips } from './role-chips.tsx'
import { UserStatus } from './user-status.tsx'

export const userColumns: readonly Column<User>[] = [
  {
    key: 'family_name',
    label: 'Name',
    rowHeader: true,
    width: '10rem',
    sortable: true,
    text: personName,
    cell: (user) => (
      <TextLink to={linkTo(routes.userDetails, { userId: user.id })}>{personName(user)}</TextLink>
    ),
  },
  { key: 'email', label: 'E-mail', sortable: true, cell: ({ email }) => <EmailAddress email={email} /> },
  {
    key: 'roles',
    label: 'Roles',
    text: ({ roles }) => roles.map(({ label }) => label).join(', '),
    cell: ({ roles }) => <RoleChips roles={roles} />,
  },
  { key: 'status', label: 'Status', sortable: true, cell: (user) => <UserStatus user={user} /> },
  {
    key: 'lastSignInAt',
    label: 'Last sign-in',
    align: 'end',
    sortable: true,
    hideBelow: 'lg',
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? <Moment at={lastSignInAt} relative /> : <Text color="fg.muted">Never</Text>,
  },
  {
    key: 'createdAt',
    label: 'Created',
    align: 'end',
    sortable: true,
    hideBelow: 'xl',
    cell: ({ createdAt }) => <Moment at={createdAt} day relative />,
  },
  {
    key: 'createdBy',
    label: 'Created by',
    optional: true,
    text: ({ createdBy }) => createdBy.name,
    cell: ({ createdBy }) => createdBy.name,
  },
  { key: 'id', label: 'ID', optional: true, cell: ({ id }) => <Mono>{id}</Mono> },
  {
    key: 'highlights',
    label: 'Access highlights',
    optional: true,
    text: () => undefined,
    cell: ({ roles }) => <AccessHighlights roles={roles} />,
  },
  {
    key: 'suspendedReason',
    label: 'Reason of suspension',
    optional: true,
    cell: ({ suspendedReason }) => suspendedReason,
  },
  {
    key: 'updatedAt',
    label: 'Last change',
    optional: true,
    text: ({ updatedAt, updatedBy }) => `${updatedAt} ${updatedBy.name}`,
    cell: ({ id, updatedAt, updatedBy }) => (
      <>
        <Moment at={updatedAt} day relative /> by {updatedBy.name}
        <LastReason entityType="operator" entityId={id} />
      </>
    ),
  },
]
