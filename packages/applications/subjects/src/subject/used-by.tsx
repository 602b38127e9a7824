import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { ErrorNotice, formatCount, formatNumber, Heading, Skeleton, Stack, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { routes } from '../routes.ts'
import { SubjectStatus } from './subject-status.tsx'

const SHOWN = 50

/** The business subjects whose consumers a platform authenticates; changes to it affect them. */
export function UsedBy({ platformId }: { platformId: string }) {
  const id = useId()
  const maySearch = useCan(listSubjects)
  const query = { authPlatformSubjectId: platformId, sort: 'name', pageSize: SHOWN } as const
  const { data, error } = useQuery({
    ...queryFor(listSubjects, { query }, { errors: 'here' }),
    enabled: maySearch,
  })
  if (!maySearch) return null
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="strong">
        Used by
      </Heading>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton height="4rem" />}
      {data?.items.length === 0 && <Text color="fg.muted">No subject uses this platform.</Text>}
      <Stack as="ul" gap="2" listStyleType="none">
        {data?.items.map((subject) => (
          <li key={subject.id}>
            <TextLink to={linkTo(routes.businessDetails, { subjectId: subject.id })}>{subject.name}</TextLink>{' '}
            <SubjectStatus subject={subject} />
          </li>
        ))}
      </Stack>
      {data && data.page.totalItems > SHOWN && (
        <Text color="fg.muted">
          The first {formatNumber(SHOWN)} of {formatCount(data.page.totalItems, 'subject')}
        </Text>
      )}
    </Stack>
  )
}
