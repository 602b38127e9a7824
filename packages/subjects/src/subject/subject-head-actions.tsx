import type { SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Can, RecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { EditLink } from './edit-link.tsx'
import { subjectActions } from './subject-actions.ts'
import { CATEGORIES } from './subject-category.ts'

/** Where to go from a subject, and what can be done with it. */
export function SubjectHeadActions({ category, subject }: { category: SubjectCategory; subject: Subject }) {
  return (
    <>
      <Can call={listSubjectHistory}>
        <ButtonLink to={linkTo(CATEGORIES[category].audit, { subjectId: subject.id })}>
          Audit changes
        </ButtonLink>
      </Can>
      <EditLink category={category} subject={subject} />
      <RecordActions actions={subjectActions} record={subject} />
    </>
  )
}
