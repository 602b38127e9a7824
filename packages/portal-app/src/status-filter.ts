import type { Filter } from '@portal/ui'

/** Active or suspended: what users and subjects have in common. */
export const STATUS_FILTER: Filter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'SUSPENDED', label: 'Suspended' },
  ],
}
