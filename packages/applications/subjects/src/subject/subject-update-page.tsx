import { DATA_KEY_LABELS, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import { isLiveWhenSaved } from '@portal/contract/subjects/subject-rules.ts'
import { useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, Page, Tabs } from '@portal/ui'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { SubjectDataForm } from './subject-data-form.tsx'
import { SubjectStatus } from './subject-status.tsx'
import { useSubject } from './use-subject.ts'

const SAVED = 'Each section is saved separately to the draft. Changes go live when you publish the draft.'
const SAVED_LIVE = `${SAVED} Changes to the default DPA configuration go live immediately.`

export default function SubjectUpdatePage({ category }: CategoryProps) {
  const { details, update } = CATEGORIES[category]
  const { subjectId } = useRouteParams(update)
  const subject = useSubject(category, subjectId)
  const tabs = dataKeysOf(subject.type).map((id) => ({ id, label: DATA_KEY_LABELS[id] }))
  return (
    <Page
      title={`Edit ${subject.name}`}
      status={<SubjectStatus subject={subject} />}
      description={isLiveWhenSaved(subject.type, 'defaultDpaConfig') ? SAVED_LIVE : SAVED}
    >
      {category === 'system' && (
        <Notice kind="warning" title="Changes here affect the whole program">
          Every participant in the account relies on the system subjects.
        </Notice>
      )}
      <Tabs tabs={tabs}>
        {(tab) => (
          <SubjectDataForm
            key={tab}
            subject={subject}
            dataKey={tab}
            cancelTo={linkTo(details, { subjectId })}
          />
        )}
      </Tabs>
    </Page>
  )
}
