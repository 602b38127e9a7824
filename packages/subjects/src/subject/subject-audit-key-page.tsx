import { DATA_KEY_LABELS, type DataKey } from '@portal/contract/subjects/subject.ts'
import { listSubjectDataHistory, updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import { RecordHistory, useRouteParams } from '@portal/portal-app'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page, TextLink } from '@portal/ui'
import { dataFormOf } from './data/data-form.ts'
import { mayEdit } from './edit-link.tsx'
import { historyInWords } from './history-in-words.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { useSubject } from './use-subject.ts'

export default function SubjectAuditKeyPage({ category }: CategoryProps) {
  const { audit, auditKey, update } = CATEGORIES[category]
  const params = useRouteParams(auditKey)
  const { subjectId } = params
  const dataKey = params.dataKey as DataKey
  const { name, type, data } = useSubject(category, subjectId)
  const part = DATA_KEY_LABELS[dataKey] ?? dataKey
  const toValues = (body: unknown) =>
    dataFormOf(type, dataKey, (body ?? {}) as Record<string, unknown>).defaultValues
  const restore = useRestore({
    call: updateSubjectData,
    params,
    href: `${linkTo(update, { subjectId })}?tab=${dataKey}`,
    title: `Save ${part.toLowerCase()} of ${name}`,
    now: toValues(data[dataKey]),
    toValues,
  })
  return (
    <Page
      title={`${part} of ${name}`}
      description={<TextLink to={linkTo(audit, { subjectId })}>All changes of this subject</TextLink>}
    >
      <RecordHistory
        call={listSubjectDataHistory}
        input={{ params }}
        name={`History of ${part.toLowerCase()} of ${name}`}
        inWords={historyInWords}
        compare
        {...(mayEdit(dataKey) && { restore })}
      />
    </Page>
  )
}
