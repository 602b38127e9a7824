import type { LastSignIn } from '@portal/contract/people/user.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { filtersFor, periodFilters, viewsFor } from '@portal/portal-app'
import { humanize, statusOptions } from '@portal/ui'
import { permissionFilter } from '../../role/matrix/permission-filter.ts'
import { USER_LABELS } from '../user-labels.ts'
import { CREDENTIALS } from '../user-status.tsx'

const LAST_SIGN_INS: readonly { value: LastSignIn; label: string }[] = [
  { value: 'NEVER', label: 'Never' },
  { value: 'OVER_30_DAYS', label: 'Over 30 days ago' },
  { value: 'OVER_90_DAYS', label: 'Over 90 days ago' },
]

/** The list's filters. Role names come from the dictionary; operators who can see roles get their labels. */
export const userFilters = (roleNames: readonly string[], roles: readonly Role[] | undefined) =>
  filtersFor(listUsers, [
    {
      name: 'status',
      label: 'Account',
      options: [
        { value: 'ACTIVE', label: 'Enabled' },
        { value: 'SUSPENDED', label: 'Disabled' },
      ],
    },
    {
      name: 'role',
      label: 'Role',
      multiple: true,
      options: roleNames.map((value) => ({
        value,
        label: roles?.find(({ name }) => name === value)?.label ?? humanize(value),
      })),
      describe: (value) => (roles ? roles.find(({ id }) => id === value)?.label : value),
    },
    permissionFilter('Has permission'),
    { name: 'credentialState', label: USER_LABELS.credentialState, options: statusOptions(CREDENTIALS) },
    { name: 'lastSignIn', label: 'Last sign-in', multiple: true, options: LAST_SIGN_INS },
    {
      name: 'hasMailFailure',
      label: 'Email with link',
      options: [
        { value: 'true', label: 'Could not be sent' },
        { value: 'false', label: 'Sent or queued' },
      ],
    },
    ...periodFilters('createdFrom', 'createdTo', 'Created'),
  ])

/** Enabled users with a confirmed password: those whom the list calls active. */
export const ACTIVE = { status: 'ACTIVE', credentialState: 'CONFIRMED' } as const

/** Invited users who have not signed in yet. */
export const INVITED = { status: 'ACTIVE', credentialState: 'INVITED' } as const

/** Invited users whose invitation could not be sent. */
export const NOT_REACHED = { ...INVITED, hasMailFailure: 'true' } as const

export const USER_VIEWS = viewsFor(listUsers, [
  { label: 'Active', show: ACTIVE },
  { label: 'Invited', show: INVITED },
  { label: 'Disabled', show: { status: 'SUSPENDED' } },
  { label: 'Dormant', show: { status: 'ACTIVE', lastSignIn: ['NEVER', 'OVER_90_DAYS'] } },
])
