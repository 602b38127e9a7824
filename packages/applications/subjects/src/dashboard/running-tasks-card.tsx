import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { EmptyCard, useLoaded } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Box, Flex, formatNumber, Stack, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { rowsInWords, TaskBar } from '../task/task-progress.tsx'
import { durationInWords, refreshMsOfAll } from '../task/task-times.ts'

const SHOWN = 5
const UNDER_WAY = ['QUEUED', 'VALIDATING', 'RUNNING'] as const

/** Running tasks of all operators, each with its progress. */
export default function RunningTasksCard() {
  const narrowed = { status: [...UNDER_WAY] }
  const { items, page } = useLoaded(
    listTasks,
    { query: { ...narrowed, pageSize: SHOWN } },
    { refreshMs: (list) => refreshMsOfAll(list.items) },
  )
  if (items.length === 0) return <EmptyCard text="No running tasks." />
  return (
    <Stack gap="2">
      <Stack as="ul" gap="2" listStyleType="none">
        {items.map((task) => (
          <Box as="li" key={task.id}>
            <Flex gap="3" justify="space-between" align="baseline">
              <Box overflowWrap="anywhere">
                <TextLink to={linkTo(routes.taskDetails, { taskId: task.id })}>
                  {task.number}, {task.title}
                </TextLink>
              </Box>
              <Text as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                {task.status === 'QUEUED' ? 'Queued' : (durationInWords(task) ?? rowsInWords(task))}
              </Text>
            </Flex>
            <TaskBar task={task} />
          </Box>
        ))}
      </Stack>
      {page.totalItems > items.length && (
        <TextLink to={linkTo(routes.taskList, {}, narrowed)}>All {formatNumber(page.totalItems)}</TextLink>
      )}
    </Stack>
  )
}
