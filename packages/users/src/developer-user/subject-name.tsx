import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { queryFor, useCan } from '@portal/session'
import { HStack, Mono, StatusBadge } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

/** The name of a linked subject, with a warning when it is suspended; its id for those who may not see it. */
export function SubjectName({ subjectId }: { subjectId: string }) {
  const enabled = useCan(getSubject)
  const { data } = useQuery({
    ...queryFor(getSubject, { params: { subjectId } }),
    enabled,
    staleTime: 60_000,
  })
  if (!data) return <Mono>{subjectId}</Mono>
  return (
    <HStack as="span" gap="2" wrap="wrap">
      <span>{data.name}</span>
      {data.status === 'SUSPENDED' && <StatusBadge status="SUSPENDED" />}
    </HStack>
  )
}
