import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { type Column, formatCount, formatNumber, Moment, Mono, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { PermissionCount } from './area-bar.tsx'

/** The list of those who hold a role. */
export const holdersOf = ({ name }: Pick<Role, 'name'>) =>
  `${linkTo(routes.userList)}?${new URLSearchParams({ role: name })}`

export const roleColumns: readonly Column<Role>[] = [
  {
    key: 'name',
    label: 'Role',
    rowHeader: true,
    sortable: true,
    text: ({ label }) => label,
    cell: ({ id, label, builtIn }) => (
      <>
        <TextLink to={linkTo(routes.roleUpdate, { roleId: id })}>{label}</TextLink>
        {builtIn && (
          <Text color="fg.muted" fontSize="xs" fontWeight="normal">
            Built in
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'description',
    label: 'Description',
    hideBelow: 'lg',
    cell: ({ description }) => <Text color="fg.muted">{description}</Text>,
  },
  {
    key: 'resources',
    label: 'Permissions',
    text: ({ resources }) => resources.length,
    cell: ({ resources }) => <PermissionCount permissions={resources} />,
  },
  {
    key: 'userCount',
    label: 'Users',
    align: 'end',
    sortable: true,
    cell: (role) => (
      <TextLink
        to={holdersOf(role)}
        aria-label={`${formatCount(role.userCount, 'user')} with the role ${role.label}`}
      >
        {formatNumber(role.userCount)}
      </TextLink>
    ),
  },
  {
    key: 'updatedAt',
    label: 'Last change',
    align: 'end',
    sortable: true,
    hideBelow: 'xl',
    cell: ({ updatedAt }) => <Moment at={updatedAt} day relative />,
  },
  {
    key: 'updatedBy',
    label: 'Changed by',
    hideBelow: 'xl',
    text: ({ updatedBy }) => updatedBy.name,
    cell: ({ updatedBy }) => updatedBy.name,
  },
  {
    key: 'code',
    label: 'Name',
    optional: true,
    text: ({ name }) => name,
    cell: ({ name }) => <Mono>{name}</Mono>,
  },
  {
    key: 'subjectTypes',
    label: 'Subject types',
    optional: true,
    text: ({ subjectTypes }) => subjectTypes.join(', '),
    cell: ({ subjectTypes }) => subjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
  },
]
