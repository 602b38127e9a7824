import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { ErrorNotice, formatCount, HStack, Moment, Skeleton, Stack, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { ChangeRequestStatusBadge } from '../change-request/change-request-status.tsx'
import { routes } from '../routes.ts'

/** The change requests of a version, with their outcomes. */
export function VersionRequests({ version: { id, dirId, fileId } }: { version: FileVersion }) {
  const mayList = useCan(listChangeRequests)
  const { data, error } = useQuery({
    ...queryForAll(listChangeRequests, { params: { dirId }, query: { fileId } }, { errors: 'here' }),
    enabled: mayList,
  })
  if (!mayList) return <Text color="fg.muted">Viewing change requests needs changeRequest.search.</Text>
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton height="6rem" />
  const requests = data.filter(({ verId }) => verId === id)
  if (requests.length === 0) return <Text color="fg.muted">No change requests for this version.</Text>
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label="Change requests of this version">
      {requests.map((request) => (
        <Stack as="li" key={request.id} gap="0">
          <HStack gap="3" wrap="wrap">
            <TextLink to={linkTo(routes.changeRequestDetails, { dirId, id: request.id })}>
              {request.number} {request.title}
            </TextLink>
            <ChangeRequestStatusBadge status={request.status} />
          </HStack>
          <Text color="fg.muted" fontSize="sm">
            By {request.author.name}, <Moment at={request.createdAt} relative /> ·{' '}
            {formatCount(request.commentCount, 'comment')}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
