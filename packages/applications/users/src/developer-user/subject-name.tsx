import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { ActivityBadge } from '@portal/portal-app'
import { queryFor, useCan } from '@portal/session'
import { HStack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

interface SubjectNameProps {
  readonly subjectId: string
  /** As known without reading the subject. */
  readonly name?: string | null
}

/** The name of a linked subject, for those who can read it with a warning when it is suspended. */
export function SubjectName({ subjectId, name }: SubjectNameProps) {
  const enabled = useCan(getSubject)
  const { data, isLoading } = useQuery({
    ...queryFor(getSubject, { params: { subjectId } }, { errors: 'nowhere' }),
    enabled,
    staleTime: 60_000,
  })
  const shown = name ?? data?.name
  if (!shown)
    return (
      <Text as="span" color="fg.muted" title={subjectId}>
        {isLoading ? '…' : 'A subject you cannot view'}
      </Text>
    )
  return (
    <HStack as="span" gap="2" wrap="wrap">
      <span>{shown}</span>
      {data?.status === 'SUSPENDED' && <ActivityBadge status="SUSPENDED" />}
    </HStack>
  )
}
