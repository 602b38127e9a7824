import { type SubjectCategory, TYPES_OF_CATEGORY } from '@portal/contract/subjects/subject.ts'
import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { ApiError } from '@portal/session'

/**
 * The subject of a screen. A subject of the other category counts as not found: its screens have other
 * warnings and links.
 */
export function useSubject(category: SubjectCategory, subjectId: string): Subject {
  const subject = useLoaded(getSubject, { params: { subjectId } })
  if (TYPES_OF_CATEGORY[category].includes(subject.type)) return subject
  throw new ApiError({
    status: 404,
    reason: 'SUBJECT_NOT_FOUND',
    message: `There is no ${category} subject with this ID.`,
  })
}
