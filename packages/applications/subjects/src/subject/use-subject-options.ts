import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { queryForAll } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** All subjects of a type as options; none for operators who cannot list subjects. */
export function useSubjectOptions(type: SubjectType) {
  const enabled = useCan(listSubjects)
  const { data } = useQuery({
    ...queryForAll(listSubjects, { query: { type, sort: 'name' } }),
    enabled,
  })
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data])
}
