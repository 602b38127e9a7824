import { Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'
import type { ActedDpa } from './dpa-actions.ts'

// It brings with it what compares two states, which a list does not need.
const DpaPublication = lazy(async () => ({ default: (await import('./dpa-publication.tsx')).DpaPublication }))

const FIRST = 5

/** What goes live with a publication, for the question about it. */
export const dpaPublicationReview = (dpas: readonly ActedDpa[]) => (
  <Suspense fallback={<Skeleton height="6rem" />}>
    {dpas.slice(0, FIRST).map((dpa) => (
      <DpaPublication key={dpa.id} dpa={dpa} named={dpas.length > 1} />
    ))}
  </Suspense>
)
