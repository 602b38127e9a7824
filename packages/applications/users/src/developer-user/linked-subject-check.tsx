import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { Notice } from '@portal/ui'

interface LinkedSubjectCheckProps {
  readonly subject: SubjectSummary | undefined
  /** The types the developer is to work as. */
  readonly wanted: readonly string[]
}

/** What speaks against a link, before it is made. */
function doubtsAbout({ name, status, type }: SubjectSummary, wanted: readonly string[]): string[] {
  return [
    ...(status === 'SUSPENDED' ? [`${name} is suspended: the live programme does not serve it.`] : []),
    ...(wanted.length > 0 && !wanted.includes(type)
      ? [`${name} is of the type ${SUBJECT_TYPE_LABELS[type]}, which is not among those chosen above.`]
      : []),
  ]
}

/** The chosen subject by name, and what should make one think twice. */
export function LinkedSubjectCheck({ subject, wanted }: LinkedSubjectCheckProps) {
  if (!subject) return null
  const doubts = doubtsAbout(subject, wanted)
  const kind = doubts.length > 0 ? 'warning' : 'info'
  return (
    <Notice kind={kind} title={`${subject.name}, ${SUBJECT_TYPE_LABELS[subject.type]}`}>
      {doubts.join(' ')}
    </Notice>
  )
}
