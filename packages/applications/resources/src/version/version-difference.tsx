import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { ContentDifference } from './content-difference.tsx'

interface Address {
  readonly dirId: string
  readonly fileId: string
  readonly verId: string
}

interface VersionDifferenceProps {
  readonly before: Address
  readonly after: Address
}

/** The differences between two versions, loaded by their addresses. */
export function VersionDifference(sides: VersionDifferenceProps) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <Loaded {...sides} />
    </Suspense>
  )
}

function Loaded({ before, after }: VersionDifferenceProps) {
  return (
    <ContentDifference
      before={useLoaded(getFileVersion, { params: before })}
      after={useLoaded(getFileVersion, { params: after })}
    />
  )
}
