import { type SubjectCategory, TYPES_OF_CATEGORY } from '@portal/contract/subjects/subject.ts'
import { accessOf, useSession } from '@portal/session'
import { useMemo } from 'react'
import { subjectFilters } from './subject-filters.ts'

/** The list's filters for the subject types the operator has access to. */
export function useSubjectFilters(category: SubjectCategory) {
  const { subjectTypes } = accessOf(useSession())
  return useMemo(
    () => subjectFilters(TYPES_OF_CATEGORY[category].filter((type) => subjectTypes.has(type))),
    [category, subjectTypes],
  )
}
