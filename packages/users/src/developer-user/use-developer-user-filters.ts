import { useSession } from '@portal/session'
import { useMemo } from 'react'
import { developerUserFilters } from './developer-user-filters.ts'

/** The filters of the list for the operator who is signed in. */
export function useDeveloperUserFilters() {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''
  return useMemo(() => developerUserFilters(email), [email])
}
