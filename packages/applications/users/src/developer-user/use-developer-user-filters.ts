import { BUSINESS_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { useSession } from '@portal/session'
import { useMemo } from 'react'
import { useSubjectTypeOptions } from '../use-subject-type-options.ts'
import { developerUserFilters } from './developer-user-filters.ts'

/** The list's filters for the signed-in operator. */
export function useDeveloperUserFilters() {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''
  const types = useSubjectTypeOptions(BUSINESS_SUBJECT_TYPES)
  return useMemo(() => developerUserFilters(email, types), [email, types])
}
