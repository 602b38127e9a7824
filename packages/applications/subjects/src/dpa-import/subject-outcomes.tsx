import { ROW_RESULT_LABELS, ROW_RESULTS } from '@portal/contract/tasks/task.ts'
import type { ImportPreview } from '@portal/contract/tasks/task-schemas.ts'
import { Box, formatNumber, Heading, Mono, ScrollBox, Stack } from '@portal/ui'

const tableStyles = {
  width: 'full',
  fontSize: 'sm',
  '& :is(th, td)': { paddingBlock: '1', paddingInline: '2', borderBottomWidth: '1px', textAlign: 'start' },
  '& tbody th': { fontWeight: 'normal' },
  '& :is(td, th:not(:first-of-type))': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const

/** Expected results for each SRC initiator in a file. */
export function SubjectOutcomes({ subjects }: Pick<ImportPreview, 'subjects'>) {
  const results = ROW_RESULTS.filter((result) => subjects.some(({ outcomes }) => outcomes[result]))
  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">By SRC initiator</Heading>
      <ScrollBox label="Rows by SRC initiator">
        <Box as="table" css={tableStyles} aria-label="Rows by SRC initiator">
          <thead>
            <tr>
              <th scope="col">SRC initiator</th>
              {results.map((result) => (
                <th key={result} scope="col">
                  {ROW_RESULT_LABELS[result]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {subjects.map(({ subjectId, subjectName, outcomes }) => (
              <tr key={subjectId}>
                <th scope="row">{subjectName ?? <Mono>{subjectId}</Mono>}</th>
                {results.map((result) => (
                  <td key={result}>{formatNumber(outcomes[result] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
    </Stack>
  )
}
