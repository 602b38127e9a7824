import { SUBJECT_TYPE_LABELS, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { ACTIVITY, filtersFor, viewsFor } from '@portal/portal-app'
import { statusOptions } from '@portal/ui'

/** The filters of a list of subjects of these types. */
export const subjectFilters = (types: readonly SubjectType[]) =>
  filtersFor(listSubjects, [
    {
      name: 'type',
      label: 'Type',
      multiple: true,
      options: types.map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] })),
    },
    { name: 'status', label: 'Status', options: statusOptions(ACTIVITY) },
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
        { value: 'false', label: 'Equals what is published' },
      ],
    },
  ])

/** What operators look for most often. */
export const SUBJECT_VIEWS = viewsFor(listSubjects, [
  { label: 'Needs publishing', show: { hasUnpublishedChanges: 'true' } },
  { label: 'Suspended', show: { status: 'SUSPENDED' } },
])
