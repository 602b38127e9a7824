import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'

// Loaded lazily: most visits to a list never open a row.
const SubjectOverview = lazy(async () => ({
  default: (await import('./subject-overview.tsx')).SubjectOverview,
}))

/** Quick view of a subject from the list. */
export const subjectLook = (subject: SubjectSummary) => (
  <Suspense fallback={<Skeleton height="16rem" />}>
    <SubjectOverview subject={subject} />
  </Suspense>
)
