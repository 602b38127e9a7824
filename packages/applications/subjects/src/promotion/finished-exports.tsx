import { exportSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import { ARTIFACT_DAYS } from '@portal/contract/tasks/task.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { useAttempt } from '@portal/portal-app'
import { queryFor, useCan } from '@portal/session'
import { Box, Button, ErrorNotice, Heading, Moment, Stack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { comparePackage } from './compare-package.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The newest exports whose packages are still available. */
const queryAt = (now: Date) => ({
  type: 'SUBJECT_EXPORT' as const,
  status: 'COMPLETED' as const,
  pageSize: 5,
  createdFrom: new Date(now.getTime() - ARTIFACT_DAYS * DAY_MS).toISOString().slice(0, 10),
})

/** Packages this account exported, to return to an earlier state. */
export function FinishedExports({ onCompared }: { onCompared(taskId: string): void }) {
  const mayUse = useCan(exportSubjects)
  const mayList = useCan(listTasks)
  const { attempt, failure, isBusy } = useAttempt()
  const { data } = useQuery({
    ...queryFor(listTasks, { query: queryAt(new Date()) }, { errors: 'nowhere' }),
    enabled: mayUse && mayList,
  })
  if (!data || data.items.length === 0) return null

  const begin = (exportTaskId: string) =>
    attempt(async () => onCompared(await comparePackage({ exportTaskId })))

  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">Or choose an export of this account</Heading>
      <Stack as="ul" gap="2">
        {data.items.map(({ id, number, title, createdAt, createdBy }) => (
          <Box as="li" key={id} display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <Text>
              {title} ({number}), <Moment at={createdAt} /> by {createdBy.name}
            </Text>
            <Button
              size="sm"
              aria-label={`Compare ${number}`}
              loading={isBusy}
              onClick={() => void begin(id)}
            >
              Compare
            </Button>
          </Box>
        ))}
      </Stack>
      {failure && <ErrorNotice error={failure} />}
    </Stack>
  )
}
