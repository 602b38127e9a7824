import { DATA_KEY_LABELS } from '@portal/contract/subjects/subject.ts'
import { listSubjectDataHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { RecordHistory, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page, TextLink } from '@portal/ui'
import { DATA_LABELS } from './data/data-labels.ts'
import { dataKeyOf } from './data-key-of.ts'
import { mayEdit } from './edit-link.tsx'
import { HistoryChanges } from './history-changes.tsx'
import { historyInWords } from './history-in-words.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { useDataRestore } from './use-data-restore.ts'
import { useSubject } from './use-subject.ts'

export default function SubjectAuditKeyPage({ category }: CategoryProps) {
  const { audit, auditKey } = CATEGORIES[category]
  const params = useRouteParams(auditKey)
  const { subjectId } = params
  const subject = useSubject(category, subjectId)
  const dataKey = dataKeyOf(subject, params.dataKey)
  const part = DATA_KEY_LABELS[dataKey]
  const labels = DATA_LABELS[dataKey]
  const restore = useDataRestore(category, subject)(dataKey)
  return (
    <Page
      title={`${part} of ${subject.name}`}
      description={<TextLink to={linkTo(audit, { subjectId })}>All changes to this subject</TextLink>}
    >
      <RecordHistory
        call={listSubjectDataHistory}
        input={{ params }}
        name={`History of ${part} of ${subject.name}`}
        inWords={historyInWords}
        labels={labels}
        renderChanges={(changes) => <HistoryChanges changes={changes} labels={labels} />}
        compare
        {...(mayEdit(dataKey) && { restore })}
      />
    </Page>
  )
}
