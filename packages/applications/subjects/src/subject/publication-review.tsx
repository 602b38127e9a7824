import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'

// Loaded lazily: comparing two states needs code that a list does not.
const PublicationChanges = lazy(async () => ({
  default: (await import('./publication-changes.tsx')).PublicationChanges,
}))

/** What a publication changes, for its confirmation dialog. */
export const publicationReview = (subjects: readonly SubjectSummary[]) => (
  <Suspense fallback={<Skeleton height="6rem" />}>
    <PublicationChanges subjects={subjects} />
  </Suspense>
)
