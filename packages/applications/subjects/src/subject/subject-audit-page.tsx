import { DATA_KEY_LABELS, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { RecordHistory, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { HStack, Page, Text, TextLink } from '@portal/ui'
import { valuesOf } from './data/data-form.ts'
import { SUBJECT_LABELS } from './data/data-labels.ts'
import { mayEdit } from './edit-link.tsx'
import { HistoryChanges } from './history-changes.tsx'
import { historyInWords } from './history-in-words.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { useDataRestore } from './use-data-restore.ts'
import { useSubject } from './use-subject.ts'

export default function SubjectAuditPage({ category }: CategoryProps) {
  const { audit, auditKey } = CATEGORIES[category]
  const { subjectId } = useRouteParams(audit)
  const subject = useSubject(category, subjectId)
  const { name, type } = subject
  const restore = useDataRestore(category, subject)
  return (
    <Page title={`Changes to ${name}`} description="All changes, by whom and why. Newest first.">
      <HStack as="nav" aria-label="Changes by section" gap="4" wrap="wrap">
        <Text color="fg.muted">By section:</Text>
        {dataKeysOf(type).map((dataKey) => (
          <TextLink key={dataKey} to={linkTo(auditKey, { subjectId, dataKey })}>
            {DATA_KEY_LABELS[dataKey]}
          </TextLink>
        ))}
      </HStack>
      <RecordHistory
        call={listSubjectHistory}
        input={{ params: { subjectId } }}
        name={`History of ${name}`}
        inWords={historyInWords}
        labels={SUBJECT_LABELS}
        renderChanges={(changes) => <HistoryChanges changes={changes} labels={SUBJECT_LABELS} />}
        compare
        restoreVersion={(entry) => {
          const dataKey = dataKeysOf(type).find((key) => key === entry.dataKey)
          if (!dataKey || !mayEdit(dataKey)) return undefined
          // Entries of this history contain the whole subject.
          return (fields, older) =>
            restore(dataKey)(fields, { ...older, snapshot: valuesOf(older.snapshot)[dataKey] })
        }}
      />
    </Page>
  )
}
