import { listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, useSession } from '@portal/session'
import { HStack, Skeleton, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'

/** Links to the previous and next version. */
export function VersionNeighbors({ version: { dirId, fileId, number } }: { version: FileVersion }) {
  useSession()
  const { data: versions } = useQuery({
    ...queryForAll(listFileVersions, { params: { dirId, fileId } }),
    enabled: can(listFileVersions),
  })
  const before = versions?.find((other) => other.number < number)
  const after = versions?.findLast((other) => other.number > number)
  if (!can(listFileVersions)) return null
  return (
    <HStack as="nav" aria-label="Other versions" gap="4" wrap="wrap" fontSize="sm">
      {!versions && <Skeleton height="1lh" width="10rem" />}
      {versions && !before && !after && <Text color="fg.muted">The only version</Text>}
      {before && (
        <TextLink to={linkTo(routes.versionDetails, { dirId, fileId, verId: before.id })}>
          Previous: version {before.number}
        </TextLink>
      )}
      {after && (
        <TextLink to={linkTo(routes.versionDetails, { dirId, fileId, verId: after.id })}>
          Next: version {after.number}
        </TextLink>
      )}
    </HStack>
  )
}
