import {
  SUBJECT_TYPE_LABELS,
  type SubjectCategory,
  TYPES_OF_CATEGORY,
} from '@portal/contract/subjects/subject.ts'
import { STATUS_FILTER } from '@portal/portal-app'
import type { Filter, SavedView } from '@portal/ui'

const publication: Filter = {
  name: 'publicationStatus',
  label: 'Publication',
  options: [
    { value: 'DRAFT', label: 'Never published' },
    { value: 'PUBLISHED', label: 'Published' },
  ],
}

const unpublished: Filter = {
  name: 'hasUnpublishedChanges',
  label: 'Unpublished changes',
  options: [
    { value: 'true', label: 'Has unpublished changes' },
    { value: 'false', label: 'Equals what is published' },
  ],
}

const typeFilter = (category: SubjectCategory): Filter => ({
  name: 'type',
  label: 'Type',
  multiple: true,
  options: TYPES_OF_CATEGORY[category].map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] })),
})

/** Filters of both lists. Made once: the state in the address asks for lists that stay the same. */
export const SUBJECT_FILTERS: Record<SubjectCategory, readonly Filter[]> = {
  business: [typeFilter('business'), STATUS_FILTER, publication, unpublished],
  system: [typeFilter('system'), STATUS_FILTER, publication, unpublished],
}

/** What operators look for most often. */
export const SUBJECT_VIEWS: readonly SavedView[] = [
  { label: 'Needs publishing', query: 'hasUnpublishedChanges=true' },
  { label: 'Suspended', query: 'status=SUSPENDED' },
]
