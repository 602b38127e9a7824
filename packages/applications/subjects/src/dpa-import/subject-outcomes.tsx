import { ROW_RESULT_LABELS, ROW_RESULTS } from '@portal/contract/tasks/task.ts'
import type { ImportPreview } from '@portal/contract/tasks/task-schemas.ts'
import { PlainTable } from '@portal/portal-app'
import { formatNumber, Heading, Mono, Stack } from '@portal/ui'

/** Expected results for each SRC initiator in a file. */
export function SubjectOutcomes({ subjects }: Pick<ImportPreview, 'subjects'>) {
  const results = ROW_RESULTS.filter((result) => subjects.some(({ outcomes }) => outcomes[result]))
  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">By SRC initiator</Heading>
      <PlainTable
        label="Rows by SRC initiator"
        head={['SRC initiator', ...results.map((result) => ROW_RESULT_LABELS[result])]}
        isOfNumbers
        rows={subjects.map(({ subjectId, subjectName, outcomes }) => ({
          key: subjectId,
          cells: [
            subjectName ?? <Mono key="id">{subjectId}</Mono>,
            ...results.map((result) => formatNumber(outcomes[result] ?? 0)),
          ],
        }))}
      />
    </Stack>
  )
}
