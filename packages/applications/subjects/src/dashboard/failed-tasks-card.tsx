import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useSession } from '@portal/session'
import { formatCount } from '@portal/ui'
import { routes } from '../routes.ts'
import { taskStatusInWords } from '../task/task-status.tsx'

const SHOWN = 5
const FAILED = ['FAILED', 'COMPLETED_WITH_ERRORS'] as const
const DAYS = 30

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

function detailOf(task: TaskSummary): string {
  const isPartly = task.status === 'COMPLETED_WITH_ERRORS' && !task.undoneBy
  return isPartly ? `${formatCount(task.progress.failed, 'row')} failed` : taskStatusInWords(task)
}

/**
 * The operator's own failed tasks, as long as their files exist to correct them: those that ran, newest first, then
 * files that were refused.
 */
export default function FailedTasksCard() {
  const session = useSession()
  const createdBy = session.status === 'authenticated' ? session.user.email : ''
  const narrowed = { createdBy, status: [...FAILED], createdFrom: daysAgo(DAYS) }
  const { items, page } = useLoaded(listTasks, {
    query: { ...narrowed, sort: '-processingAt', pageSize: SHOWN },
  })
  return (
    <WorkQueue
      items={items.map((task) => ({
        to: linkTo(routes.taskDetails, { taskId: task.id }),
        title: `${task.number}, ${task.title}`,
        detail: detailOf(task),
        since: task.createdAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.taskList, {}, narrowed)}
      empty={`None of your tasks failed in the last ${DAYS} days.`}
    />
  )
}
