import { ROW_RESULT_LABELS } from '@portal/contract/tasks/task.ts'
import { getImportPreview } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { queryFor } from '@portal/session'
import { Box, ErrorNotice, formatCount, formatNumber, Heading, Mono, Skeleton, Stack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { DPA_LABELS } from '../dpa/dpa-labels.ts'
import { FoldedChanges } from '../subject/folded-changes.tsx'
import { SubjectOutcomes } from './subject-outcomes.tsx'

/** Changes from the first rows; for several SRC initiators, also the results by initiator. */
export function PreviewSection({ task }: { task: Task }) {
  const { data, error } = useQuery(
    queryFor(getImportPreview, { params: { taskId: task.id } }, { errors: 'here' }),
  )
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton height="8rem" />
  const { subjects, differences } = data
  return (
    <>
      {subjects.length > 0 && <SubjectOutcomes subjects={subjects} />}
      {differences.length > 0 && (
        <Stack as="section" gap="3">
          <Heading fontSize="lg">Expected changes</Heading>
          <Text fontSize="sm" color="fg.muted">
            {differences.length < task.progress.succeeded &&
              `The first ${formatNumber(differences.length)} of `}
            {formatCount(task.progress.succeeded, 'row')} with changes.
          </Text>
          {differences.map(({ row, key, result, changes }) => (
            <Box as="details" key={row}>
              <Box as="summary" cursor="pointer">
                Row {formatNumber(row)}: <Mono>{key}</Mono>, {ROW_RESULT_LABELS[result].toLowerCase()}
              </Box>
              <Box paddingBlock="2">
                <FoldedChanges changes={changes} labels={DPA_LABELS} />
              </Box>
            </Box>
          ))}
        </Stack>
      )}
    </>
  )
}
