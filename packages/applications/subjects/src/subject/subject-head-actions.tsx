import type { SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Can, useRecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Button, ButtonLink } from '@portal/ui'
import { DraftSteps } from '../draft-steps.tsx'
import { EditLink } from './edit-link.tsx'
import { subjectActions } from './subject-actions.ts'
import { CATEGORIES } from './subject-category.ts'

/** Links from a subject, and its actions. */
export function SubjectHeadActions({ category, subject }: { category: SubjectCategory; subject: Subject }) {
  const actions = useRecordActions(subjectActions)(subject)
  const publish = actions.find(({ label }) => label === subjectActions.publish.label)
  return (
    <>
      <Can call={listSubjectHistory}>
        <ButtonLink to={linkTo(CATEGORIES[category].audit, { subjectId: subject.id })} variant="ghost">
          Audit changes
        </ButtonLink>
      </Can>
      {actions
        .filter((action) => action !== publish)
        .map(({ label, disabledReason, onSelect }) => (
          <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <DraftSteps
        publish={publish}
        edit={(variant) => <EditLink category={category} subject={subject} variant={variant} />}
      />
    </>
  )
}
