import { SUBJECT_TYPE_LABELS, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { dayAhead, filtersFor, isDay, viewsFor } from '@portal/portal-app'
import { NEEDS_PUBLISHING, PUBLISHED_RECORD_FILTERS, SUSPENDED } from './published-record-filters.ts'
import { SOON_DAYS } from './soon-days.ts'

/** The last expiry day of certificates to replace, for planning the next weeks. Changes while a page is open. */
export const expiringSoon = () => dayAhead(SOON_DAYS)

/** The list's filters for subjects of these types. */
export const subjectFilters = (types: readonly SubjectType[]) =>
  filtersFor(listSubjects, [
    {
      name: 'type',
      label: 'Type',
      multiple: true,
      options: types.map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] })),
    },
    ...PUBLISHED_RECORD_FILTERS,
    {
      name: 'keyExpiresTo',
      label: 'Certificates expire',
      describe: (value) => (isDay(value) ? `Until ${value}` : undefined),
      options: [
        { value: dayAhead(0), label: 'Expired or expires today' },
        { value: dayAhead(7), label: 'Within 7 days' },
        { value: expiringSoon(), label: `Within ${SOON_DAYS} days` },
        { value: dayAhead(90), label: 'Within 90 days' },
      ],
    },
  ])

/** The most common filters. */
export const subjectViews = () =>
  viewsFor(listSubjects, [
    NEEDS_PUBLISHING,
    { label: 'Certificates expiring', show: { keyExpiresTo: expiringSoon(), sort: 'keyExpiresAt' } },
    SUSPENDED,
  ])
