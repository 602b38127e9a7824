import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { ROW_RESULT_LABELS, ROW_RESULTS } from '@portal/contract/tasks/task.ts'
import type { ImportPreview } from '@portal/contract/tasks/task-schemas.ts'
import { Box, DetailsList, formatNumber, Heading, Moment, Mono, ScrollBox, Stack, Text } from '@portal/ui'

const tableStyles = {
  width: 'full',
  fontSize: 'sm',
  '& :is(th, td)': { paddingBlock: '1', paddingInline: '2', borderBottomWidth: '1px', textAlign: 'start' },
  '& tbody th': { fontWeight: 'normal' },
  '& td': { whiteSpace: 'nowrap' },
} as const

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
      <ScrollBox label="Subjects of the package">
        <Box as="table" css={tableStyles} aria-label="Subjects of the package">
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">Type</th>
              <th scope="col">ID</th>
              <th scope="col">Payment applications</th>
              <th scope="col">Templates</th>
            </tr>
          </thead>
          <tbody>
            {contents.map(({ id, name, type, dpas, templates }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{SUBJECT_TYPE_LABELS[type]}</td>
                <td>
                  <Mono>{id}</Mono>
                </td>
                <td>{formatNumber(dpas)}</td>
                <td>{formatNumber(templates)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
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
