import { ACTIVITY } from '@portal/portal-app'
import { statusOptions } from '@portal/ui'

/** The filters of lists whose records are published: subjects and payment applications. */
export const PUBLISHED_RECORD_FILTERS = [
  {
    name: 'status',
    label: 'Status',
    // The column shows active records that were never published as such.
    options: statusOptions({ ...ACTIVITY, ACTIVE: { ...ACTIVITY.ACTIVE, label: 'Active or not published' } }),
  },
  {
    name: 'publicationStatus',
    label: 'Publication',
    options: [
      { value: 'DRAFT', label: 'Never published' },
      { value: 'PUBLISHED', label: 'Published' },
    ],
  },
  {
    name: 'hasUnpublishedChanges',
    label: 'Unpublished changes',
    options: [
      { value: 'true', label: 'Has unpublished changes' },
      { value: 'false', label: 'No unpublished changes' },
    ],
  },
] as const

/** The most common of them. */
export const NEEDS_PUBLISHING = {
  label: 'Needs publishing',
  show: { hasUnpublishedChanges: 'true' },
} as const
export const SUSPENDED = { label: 'Suspended', show: { status: 'SUSPENDED' } } as const
