import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { ROW_RESULT_LABELS, ROW_RESULTS } from '@portal/contract/tasks/task.ts'
import type { ImportPreview } from '@portal/contract/tasks/task-schemas.ts'
import { PlainTable } from '@portal/portal-app'
import { DetailsList, formatNumber, Heading, Moment, Mono, Stack, Text } from '@portal/ui'

const KIND_WORDS: Readonly<Record<string, string>> = {
  SUBJECT: 'Subjects',
  DPA: 'Payment applications',
  TEMPLATE: 'Templates',
}

/** Expected results by kind: "Payment applications: 3 created, 12 unchanged". */
const kindInWords = ({ action, outcomes }: ImportPreview['kinds'][number]) => {
  const parts = ROW_RESULTS.filter((result) => outcomes[result]).map(
    (result) => `${formatNumber(outcomes[result] ?? 0)} ${ROW_RESULT_LABELS[result].toLowerCase()}`,
  )
  return `${KIND_WORDS[action] ?? action}: ${parts.join(', ')}`
}

/** The contents and source of a package, and the expected results. */
export function PackageContents({ head, kinds }: { head: PackageHead; kinds: ImportPreview['kinds'] }) {
  const { source, contents, digest } = head
  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">Contents</Heading>
      <DetailsList
        columns={1}
        items={[
          { label: 'From', value: `${source.accountId} (${source.environment})` },
          {
            label: 'Exported',
            value: (
              <>
                <Moment at={source.exportedAt} /> by {source.exportedBy}
              </>
            ),
          },
          { label: 'State', value: source.view === 'draft' ? 'Drafts' : 'As published' },
          { label: 'Checksum', value: <Mono>{digest}</Mono> },
        ]}
      />
      <PlainTable
        label="Subjects in the package"
        head={['Subject', 'Type', 'ID', 'Payment applications', 'Templates']}
        rows={contents.map(({ id, name, type, dpas, templates }) => ({
          key: id,
          cells: [
            name,
            SUBJECT_TYPE_LABELS[type],
            <Mono key="id">{id}</Mono>,
            formatNumber(dpas),
            formatNumber(templates),
          ],
        }))}
      />
      <Stack as="ul" gap="1" aria-label="Expected result">
        {kinds.map((kind) => (
          <li key={kind.action}>{kindInWords(kind)}</li>
        ))}
      </Stack>
      <Text fontSize="sm" color="fg.muted">
        Secrets, statuses and private keys are never exported. Everything is imported as a draft; templates go
        live immediately.
      </Text>
    </Stack>
  )
}
