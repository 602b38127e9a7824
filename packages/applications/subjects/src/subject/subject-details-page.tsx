import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { useRouteParams } from '@portal/portal-app'
import { Page, RecordMeta } from '@portal/ui'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { SubjectHeadActions } from './subject-head-actions.tsx'
import { SubjectNotices } from './subject-notices.tsx'
import { SubjectStatus } from './subject-status.tsx'
import { SubjectTabs } from './subject-tabs.tsx'
import { useSubject } from './use-subject.ts'

export default function SubjectDetailsPage({ category }: CategoryProps) {
  const { subjectId } = useRouteParams(CATEGORIES[category].details)
  const subject = useSubject(category, subjectId)
  return (
    <Page
      title={subject.name}
      status={<SubjectStatus subject={subject} />}
      meta={
        <RecordMeta record={subject} idLabel="subject ID">
          {SUBJECT_TYPE_LABELS[subject.type]}
        </RecordMeta>
      }
      actions={<SubjectHeadActions category={category} subject={subject} />}
    >
      <SubjectNotices subject={subject} />
      <SubjectTabs category={category} subject={subject} />
    </Page>
  )
}
