import { Boundary, useLoaded } from '@portal/portal-app'
import { Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { getServiceLevel } from './service-level-endpoints.ts'

function Days() {
  const { days } = useLoaded(getServiceLevel, {})
  return `Within ${days} days`
}

/** From the backend of this application; without it, the rest of the screen still works. */
export const ServiceLevel = () => (
  <Boundary show={() => 'Not known at the moment'}>
    <Suspense fallback={<Skeleton height="4" width="8rem" />}>
      <Days />
    </Suspense>
  </Boundary>
)
