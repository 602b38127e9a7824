import { DATA_KEY_LABELS, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { RecordHistory, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { HStack, Page, Text, TextLink } from '@portal/ui'
import { historyInWords } from './history-in-words.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { useSubject } from './use-subject.ts'

export default function SubjectAuditPage({ category }: CategoryProps) {
  const { audit, auditKey } = CATEGORIES[category]
  const { subjectId } = useRouteParams(audit)
  const { name, type } = useSubject(category, subjectId)
  return (
    <Page
      title={`Changes of ${name}`}
      description="Everything that was changed, by whom and why. Newest first."
    >
      <HStack as="nav" aria-label="Changes by part" gap="4" wrap="wrap">
        <Text color="fg.muted">By part:</Text>
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
        compare
      />
    </Page>
  )
}
