import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { filtersFor, periodFilters, viewsFor } from '@portal/portal-app'
import { permissionFilter } from '../matrix/permission-filter.ts'

export const ROLE_FILTERS = filtersFor(listRoles, [
  permissionFilter('Contains permission'),
  {
    name: 'unused',
    label: 'In use',
    options: [
      { value: 'false', label: 'Assigned' },
      { value: 'true', label: 'Not assigned' },
    ],
  },
  {
    name: 'builtIn',
    label: 'Origin',
    options: [
      { value: 'true', label: 'Built in' },
      { value: 'false', label: 'Custom' },
    ],
  },
  ...periodFilters('updatedFrom', 'updatedTo', 'Changed'),
])

export const ROLE_VIEWS = viewsFor(listRoles, [
  { label: 'Custom', show: { builtIn: 'false' } },
  { label: 'Unused', show: { unused: 'true' } },
])
