import { BUSINESS_SUBJECT_TYPES, SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { isDay, periodFilter } from '@portal/portal-app'
import type { Filter, SavedView } from '@portal/ui'
import { isAddress } from '../user/is-address.ts'

const DAY_MS = 86_400_000

/** The day on which those who have waited so long had asked at the latest. */
const waitingSince = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The filters of the list; `email` is the operator's own. */
export const developerUserFilters = (email: string): readonly Filter[] => [
  {
    name: 'status',
    label: 'Status',
    multiple: true,
    options: [
      { value: 'PENDING', label: 'Pending' },
      { value: 'ENABLED', label: 'Enabled' },
      { value: 'REJECTED', label: 'Rejected' },
    ],
  },
  {
    name: 'requestedSubjectTypes',
    label: 'Wants to work as',
    multiple: true,
    options: BUSINESS_SUBJECT_TYPES.map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] })),
  },
  periodFilter('requestedFrom', 'Registered'),
  {
    name: 'requestedTo',
    label: 'Age',
    describe: (value) => (isDay(value) ? `Not after ${value}` : undefined),
    options: [
      { value: waitingSince(3), label: 'At least 3 days' },
      { value: waitingSince(7), label: 'At least 7 days' },
      { value: waitingSince(30), label: 'At least 30 days' },
    ],
  },
  {
    name: 'decidedBy',
    label: 'Decided by',
    options: [{ value: email, label: 'Me' }],
    describe: (value) => (isAddress(value) ? value : undefined),
  },
]

/** Those who wait, the longest first. */
export const PENDING_QUERY = 'status=PENDING&sort=requestedAt'

export const DEVELOPER_USER_VIEWS: readonly SavedView[] = [
  { label: 'Pending', query: PENDING_QUERY },
  { label: 'Enabled', query: 'status=ENABLED' },
  { label: 'Rejected', query: 'status=REJECTED' },
]
