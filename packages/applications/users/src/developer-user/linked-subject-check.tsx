import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { Notice } from '@portal/ui'

interface LinkedSubjectCheckProps {
  readonly subject: SubjectSummary | undefined
  /** The requested subject types. */
  readonly wanted: readonly string[]
}

/** Warnings about a link before it is created. */
function doubtsAbout({ name, status, type }: SubjectSummary, wanted: readonly string[]): string[] {
  return [
    ...(status === 'SUSPENDED' ? [`${name} is suspended: the live program does not serve it.`] : []),
    ...(wanted.length > 0 && !wanted.includes(type)
      ? [`${name} is of type ${SUBJECT_TYPE_LABELS[type]}, which is not selected above.`]
      : []),
  ]
}

/** The name of the chosen subject, with warnings. */
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
