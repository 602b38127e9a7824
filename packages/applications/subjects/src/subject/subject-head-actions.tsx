import type { SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Can, useRecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Button, ButtonLink } from '@portal/ui'
import { EditLink } from './edit-link.tsx'
import { subjectActions } from './subject-actions.ts'
import { CATEGORIES } from './subject-category.ts'

/** Links from a subject, and its actions. The next step comes last: publish or edit. */
export function SubjectHeadActions({ category, subject }: { category: SubjectCategory; subject: Subject }) {
  const actions = useRecordActions(subjectActions)(subject)
  const isNext = (label: string) => label === subjectActions.publish.label
  const next = actions.find(({ label, disabledReason }) => isNext(label) && !disabledReason)
  return (
    <>
      <Can call={listSubjectHistory}>
        <ButtonLink to={linkTo(CATEGORIES[category].audit, { subjectId: subject.id })} variant="ghost">
          Audit changes
        </ButtonLink>
      </Can>
      {actions
        .filter((action) => action !== next)
        .map(({ label, disabledReason, onSelect }) => (
          <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <EditLink category={category} subject={subject} variant={next ? 'outline' : 'solid'} />
      {next && (
        <Button variant="solid" onClick={next.onSelect}>
          {next.label}
        </Button>
      )}
    </>
  )
}
