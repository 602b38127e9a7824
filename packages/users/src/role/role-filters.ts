import { periodFilter } from '@portal/portal-app'
import type { Filter, SavedView } from '@portal/ui'
import { permissionFilter } from './permission-filter.ts'

export const ROLE_FILTERS: readonly Filter[] = [
  permissionFilter('Contains permission'),
  {
    name: 'unused',
    label: 'In use',
    options: [
      { value: 'false', label: 'Held by somebody' },
      { value: 'true', label: 'Held by nobody' },
    ],
  },
  {
    name: 'builtIn',
    label: 'Origin',
    options: [
      { value: 'true', label: 'Built in' },
      { value: 'false', label: 'Made here' },
    ],
  },
  periodFilter('updatedFrom', 'Changed'),
]

export const ROLE_VIEWS: readonly SavedView[] = [
  { label: 'Made here', query: 'builtIn=false' },
  { label: 'Unused', query: 'unused=true' },
]
