import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'

// A list is read more often than one of its rows is looked at closely.
const SubjectOverview = lazy(async () => ({
  default: (await import('./subject-overview.tsx')).SubjectOverview,
}))

/** A row of the list at a closer look. */
export const subjectLook = (subject: SubjectSummary) => (
  <Suspense fallback={<Skeleton height="16rem" />}>
    <SubjectOverview subject={subject} />
  </Suspense>
)
