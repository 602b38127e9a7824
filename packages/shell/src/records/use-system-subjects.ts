import { SYSTEM_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { accessOf, queryFor, useCan, useSession } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** The longest page that the API gives; there are only a handful of them. */
const PAGE_SIZE = 100

/** Ids of the subjects that stand among the system's: the audit trail does not say of which kind one is. */
export function useSystemSubjects(): ReadonlySet<string> {
  const { subjectTypes } = accessOf(useSession())
  const mayList = useCan(listSubjects)
  const list = useQuery({
    ...queryFor(listSubjects, { query: { category: 'system', pageSize: PAGE_SIZE } }),
    enabled: mayList && SYSTEM_SUBJECT_TYPES.some((type) => subjectTypes.has(type)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => new Set(list.data?.items.map(({ id }) => id)), [list.data])
}
