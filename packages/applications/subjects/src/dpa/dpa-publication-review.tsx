import { Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'
import type { ActedDpa } from './dpa-actions.ts'

// Loaded lazily: comparing two states needs code that a list does not.
const DpaPublication = lazy(async () => ({ default: (await import('./dpa-publication.tsx')).DpaPublication }))

const FIRST = 5

/** What a publication changes, for its confirmation dialog. */
export const dpaPublicationReview = (dpas: readonly ActedDpa[]) => (
  <Suspense fallback={<Skeleton height="6rem" />}>
    {dpas.slice(0, FIRST).map((dpa) => (
      <DpaPublication key={dpa.id} dpa={dpa} named={dpas.length > 1} />
    ))}
  </Suspense>
)
