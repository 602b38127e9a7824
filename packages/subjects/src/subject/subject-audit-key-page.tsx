import { DATA_KEY_LABELS, type DataKey } from '@portal/contract/subjects/subject.ts'
import { listSubjectDataHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { useRouteParams, useTable } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page, TextLink } from '@portal/ui'
import { HistoryList } from './history-list.tsx'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { useSubject } from './use-subject.ts'

export default function SubjectAuditKeyPage({ category }: CategoryProps) {
  const { audit, auditKey } = CATEGORIES[category]
  const { subjectId, dataKey } = useRouteParams(auditKey)
  const { name } = useSubject(category, subjectId)
  const table = useTable(listSubjectDataHistory, { input: { params: { subjectId, dataKey } } })
  const part = DATA_KEY_LABELS[dataKey as DataKey] ?? dataKey
  return (
    <Page
      title={`${part} of ${name}`}
      description={<TextLink to={linkTo(audit, { subjectId })}>All changes of this subject</TextLink>}
    >
      <HistoryList table={table} />
    </Page>
  )
}
