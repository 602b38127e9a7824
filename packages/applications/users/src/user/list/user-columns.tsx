import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { columnsFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { HStack, Moment, Mono, Text, TextLink } from '@portal/ui'
import { LastReason } from '../../last-reason.tsx'
import { routes } from '../../routes.ts'
import { AccessHighlights } from '../details/access-highlights.tsx'
import { EmailAddress } from '../email-address.tsx'
import { personName } from '../person-name.ts'
import { ResendInvitation } from '../resend-invitation.tsx'
import { USER_LABELS as labels } from '../user-labels.ts'
import { statusText, UserStatus } from '../user-status.tsx'

export const userColumns = columnsFor(listUsers, [
  {
    key: 'family_name',
    label: 'Name',
    rowHeader: true,
    maxWidth: '10.5rem',
    sortable: true,
    text: personName,
    cell: (user) => (
      <TextLink to={linkTo(routes.userDetails, { userId: user.id })}>{personName(user)}</TextLink>
    ),
  },
  {
    key: 'email',
    label: labels.email,
    sortable: true,
    maxWidth: '17rem',
    cell: ({ email }) => <EmailAddress email={email} />,
  },
  {
    key: 'roles',
    label: labels.roles,
    hideBelow: 'md',
    maxWidth: '13rem',
    text: ({ roles }) => roles.map(({ label }) => label).join(', '),
  },
  {
    key: 'status',
    label: labels.status,
    sortable: true,
    text: statusText,
    cell: (user) => (
      <HStack gap="1" display="inline-flex">
        <UserStatus user={user} />
        <ResendInvitation user={user} />
      </HStack>
    ),
  },
  {
    key: 'lastSignInAt',
    label: labels.lastSignInAt,
    align: 'end',
    sortable: true,
    hideBelow: 'xl',
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? <Moment at={lastSignInAt} relative /> : <Text color="fg.muted">Never</Text>,
  },
  {
    key: 'createdAt',
    label: labels.createdAt,
    align: 'end',
    sortable: true,
    hideBelow: 'xl',
    cell: ({ createdAt }) => <Moment at={createdAt} day relative />,
  },
  { key: 'createdBy', label: labels.createdBy, optional: true, text: ({ createdBy }) => createdBy.name },
  { key: 'id', label: labels.id, optional: true, cell: ({ id }) => <Mono>{id}</Mono> },
  {
    computed: 'highlights',
    label: 'Access highlights',
    optional: true,
    text: () => undefined,
    cell: ({ roles }) => <AccessHighlights roles={roles} />,
  },
  { key: 'suspendedReason', label: labels.suspendedReason, optional: true },
  {
    key: 'updatedAt',
    label: labels.updatedAt,
    optional: true,
    text: ({ updatedAt, updatedBy }) => `${updatedAt} ${updatedBy.name}`,
    cell: ({ id, updatedAt, updatedBy }) => (
      <>
        <Moment at={updatedAt} day relative /> by {updatedBy.name}
        <LastReason entityType="operator" entityId={id} />
      </>
    ),
  },
])
