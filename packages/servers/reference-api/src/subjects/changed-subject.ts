import { changesBetween } from '../database/changes-between.ts'
import type { SubjectRow } from './subject-store.ts'
import { subjectView } from './subject-view.ts'

/** The result of a change of a subject: the subject, and the difference for its history. */
export const changedSubject = (
  subject: SubjectRow,
  { before, after }: { before: object; after: object },
  changeReason: string | undefined,
) => ({
  body: subjectView(subject),
  revision: subject.revision,
  recorded: {
    entity: 'subject' as const,
    entityId: subject.id,
    revision: subject.revision,
    changes: changesBetween(before, after),
    changeReason,
  },
})
