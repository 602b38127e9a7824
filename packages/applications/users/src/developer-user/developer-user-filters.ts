import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { BUSINESS_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { filtersFor, periodFilters, viewsFor } from '@portal/portal-app'
import { statusOptions } from '@portal/ui'
import type { SubjectTypeOption } from '../use-subject-type-options.ts'
import { isAddress } from '../user/form/is-address.ts'
import { DEVELOPER_STATUSES } from './developer-user-status.tsx'

type BusinessType = (typeof BUSINESS_SUBJECT_TYPES)[number]

/** The list's filters; `email` is the operator's own. */
export const developerUserFilters = (email: string, types: readonly SubjectTypeOption<BusinessType>[]) =>
  filtersFor(listDeveloperUsers, [
    {
      name: 'status',
      label: 'Status',
      multiple: true,
      options: statusOptions(DEVELOPER_STATUSES),
    },
    {
      name: 'requestedSubjectTypes',
      label: 'Wants to work as',
      multiple: true,
      options: types,
    },
    ...periodFilters('requestedFrom', 'requestedTo', 'Registered'),
    {
      name: 'decidedBy',
      label: 'Decided by',
      options: [{ value: email, label: 'Me' }],
      describe: (value) => (isAddress(value) ? value : undefined),
    },
    {
      name: 'subjectId',
      label: 'Linked subject',
      options: [],
      describe: (value) => value,
      typed: 'ID of a business subject',
    },
  ])

/** Pending registrations, longest wait first. */
export const PENDING = { status: 'PENDING', sort: 'requestedAt' } as const

export const DEVELOPER_USER_VIEWS = viewsFor(listDeveloperUsers, [
  { label: 'Pending', show: PENDING },
  { label: 'Enabled', show: { status: 'ENABLED' } },
  { label: 'Rejected', show: { status: 'REJECTED' } },
])
