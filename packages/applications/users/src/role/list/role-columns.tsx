import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { ChangedCell, columnsFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatCount, formatNumber, Mono, Text, TextLink } from '@portal/ui'
import { routes } from '../../routes.ts'
import { PermissionCount } from '../matrix/area-bar.tsx'
import { ROLE_LABELS as labels } from '../role-labels.ts'

/** Links to the users who hold a role. */
export const holdersOf = ({ name }: Pick<Role, 'name'>) => linkTo(routes.userList, {}, { role: name })

export const roleColumns = columnsFor(listRoles, [
  {
    key: 'name',
    label: 'Role',
    rowHeader: true,
    sortable: true,
    maxWidth: '14rem',
    text: ({ label }) => label,
    cell: ({ id, label, builtIn }) => (
      <>
        <TextLink to={linkTo(routes.roleDetails, { roleId: id })}>{label}</TextLink>
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
    label: labels.description,
    hideBelow: 'lg',
    maxWidth: '30rem',
    cell: ({ description }) => <Text color="fg.muted">{description}</Text>,
  },
  {
    key: 'resources',
    label: labels.resources,
    text: ({ resources }) => resources.length,
    cell: ({ resources }) => <PermissionCount permissions={resources} />,
  },
  {
    key: 'userCount',
    label: labels.userCount,
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
    label: labels.updatedAt,
    align: 'end',
    sortable: true,
    hideBelow: 'xl',
    cell: ({ updatedAt, updatedBy }) => <ChangedCell at={updatedAt} by={updatedBy} />,
  },
  {
    key: 'updatedBy',
    label: labels.updatedBy,
    optional: true,
    text: ({ updatedBy }) => updatedBy.name,
  },
  {
    computed: 'code',
    label: labels.name,
    optional: true,
    text: ({ name }) => name,
    cell: ({ name }) => <Mono>{name}</Mono>,
  },
  {
    key: 'subjectTypes',
    label: labels.subjectTypes,
    optional: true,
    text: ({ subjectTypes }) => subjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
  },
])
