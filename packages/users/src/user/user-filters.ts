import type { LastSignIn } from '@portal/contract/people/user.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { periodFilter, STATUS_FILTER } from '@portal/portal-app'
import type { Filter, SavedView } from '@portal/ui'
import { permissionFilter } from '../role/permission-filter.ts'

const lastSignIns: Readonly<Record<LastSignIn, string>> = {
  NEVER: 'Never',
  OVER_30_DAYS: 'Over 30 days ago',
  OVER_90_DAYS: 'Over 90 days ago',
}

const lastSignIn: Filter = {
  name: 'lastSignIn',
  label: 'Last sign-in',
  multiple: true,
  options: Object.entries(lastSignIns).map(([value, label]) => ({ value, label })),
}

const CREATED = periodFilter('createdFrom', 'Created')

/** As long as the roles are not known, an address may name any. */
const roleFilter = (roles: readonly Role[] | undefined): Filter => ({
  name: 'role',
  label: 'Role',
  multiple: true,
  options: (roles ?? []).map(({ name, label }) => ({ value: name, label })),
  describe: (value) => (roles ? roles.find(({ id }) => id === value)?.label : value),
})

/** The filters of the list; that by role needs to know the roles. */
export const userFilters = (roles?: readonly Role[]): readonly Filter[] => [
  STATUS_FILTER,
  roleFilter(roles),
  permissionFilter('Has permission'),
  lastSignIn,
  CREATED,
]

export const USER_VIEWS: readonly SavedView[] = [
  { label: 'Active', query: 'status=ACTIVE' },
  { label: 'Suspended', query: 'status=SUSPENDED' },
  { label: 'Dormant', query: 'status=ACTIVE&lastSignIn=NEVER%2COVER_90_DAYS' },
]
