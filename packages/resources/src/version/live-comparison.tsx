import { getFile } from '@portal/contract/resources/file-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { Skeleton, Text } from '@portal/ui'
import { Suspense } from 'react'
import { VersionDifference } from './version-difference.tsx'

/** What would change for consumers if this version were live. */
export function LiveComparison({ version }: { version: FileVersion }) {
  if (version.isCurrent) return <Text>This version is what consumers see now.</Text>
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <AgainstLive version={version} />
    </Suspense>
  )
}

function AgainstLive({ version: { dirId, fileId, id } }: { version: FileVersion }) {
  const { currentVersionId } = useLoaded(getFile, { params: { dirId, fileId } })
  if (!currentVersionId) return <Text>Nothing of this file is live, so all of it would be new.</Text>
  const live = { dirId, fileId, verId: currentVersionId }
  return <VersionDifference before={live} after={{ dirId, fileId, verId: id }} />
}
