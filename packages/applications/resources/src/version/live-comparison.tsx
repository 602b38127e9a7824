import { getFile, getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { Skeleton, Stack, Text } from '@portal/ui'
import { type ReactNode, Suspense } from 'react'
import { ContentDifference } from './content-difference.tsx'

interface LiveComparisonProps {
  readonly version: FileVersion
  /** Content below, rendered with the comparison to avoid a layout shift. */
  readonly children?: ReactNode
}

/** What would change for consumers if this version were live. */
export function LiveComparison({ version, children }: LiveComparisonProps) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      {version.isCurrent ? <Text>Consumers see this version now.</Text> : <AgainstLive version={version} />}
      {children}
    </Suspense>
  )
}

function AgainstLive({ version }: { version: FileVersion }) {
  const { dirId, fileId } = version
  const { currentVersionId } = useLoaded(getFile, { params: { dirId, fileId } })
  if (!currentVersionId) {
    return (
      <Stack gap="3">
        <Text>Nothing of this file is live.</Text>
        <ContentDifference before={null} after={version} />
      </Stack>
    )
  }
  return <Against verId={currentVersionId} version={version} />
}

function Against({ verId, version }: { verId: string; version: FileVersion }) {
  const { dirId, fileId } = version
  const live = useLoaded(getFileVersion, { params: { dirId, fileId, verId } })
  return <ContentDifference before={live} after={version} />
}
