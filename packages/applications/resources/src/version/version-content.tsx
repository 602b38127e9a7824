import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { ContentView } from './content-view.tsx'

interface Address {
  readonly dirId: string
  readonly fileId: string
  readonly verId: string
}

/** The content of a version, loaded by its address. */
export function VersionContent({ params }: { params: Address }) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <Loaded params={params} />
    </Suspense>
  )
}

function Loaded({ params }: { params: Address }) {
  return <ContentView version={useLoaded(getFileVersion, { params })} />
}
