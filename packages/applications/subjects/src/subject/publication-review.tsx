import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'

// It brings with it what compares two states, which a list does not need.
const PublicationChanges = lazy(async () => ({
  default: (await import('./publication-changes.tsx')).PublicationChanges,
}))

/** What goes live with a publication, for the question about it. */
export const publicationReview = (subjects: readonly SubjectSummary[]) => (
  <Suspense fallback={<Skeleton height="6rem" />}>
    <PublicationChanges subjects={subjects} />
  </Suspense>
)
