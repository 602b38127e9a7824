import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useSession } from '@portal/session'
import { formatCount } from '@portal/ui'
import { routes } from '../routes.ts'

const SHOWN = 5
const FAILED = ['FAILED', 'COMPLETED_WITH_ERRORS'] as const
const DAYS = 30

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The operator's own failed tasks, as long as their files exist to correct them. */
export default function FailedTasksCard() {
  const session = useSession()
  const createdBy = session.status === 'authenticated' ? session.user.email : ''
  const narrowed = { createdBy, status: [...FAILED], createdFrom: daysAgo(DAYS) }
  const { items, page } = useLoaded(listTasks, {
    query: { ...narrowed, sort: 'createdAt', pageSize: SHOWN },
  })
  return (
    <WorkQueue
      items={items.map(({ id, number, title, status, progress, createdAt }) => ({
        to: linkTo(routes.taskDetails, { taskId: id }),
        title: `${number}, ${title}`,
        detail: status === 'FAILED' ? 'Failed' : `${formatCount(progress.failed, 'row')} failed`,
        since: createdAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.taskList, {}, { ...narrowed, sort: 'createdAt' })}
      empty={`None of your tasks failed in the last ${DAYS} days.`}
    />
  )
}
