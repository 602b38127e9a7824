import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { ActivityBadge } from '@portal/portal-app'
import { queryFor, useCan } from '@portal/session'
import { HStack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

/** The name of a linked subject, with a warning when it is suspended. A placeholder for operators without access. */
export function SubjectName({ subjectId }: { subjectId: string }) {
  const enabled = useCan(getSubject)
  const { data } = useQuery({
    ...queryFor(getSubject, { params: { subjectId } }, { errors: 'nowhere' }),
    enabled,
    staleTime: 60_000,
  })
  if (!data)
    return (
      <Text as="span" color="fg.muted" title={subjectId}>
        {enabled ? '…' : 'A subject you cannot view'}
      </Text>
    )
  return (
    <HStack as="span" gap="2" wrap="wrap">
      <span>{data.name}</span>
      {data.status === 'SUSPENDED' && <ActivityBadge status="SUSPENDED" />}
    </HStack>
  )
}
