import { TASK_TYPE_PERMISSIONS, TASK_TYPES } from '@portal/contract/tasks/task.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { EmptyCard, useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { accessOf, useSession } from '@portal/session'
import { formatCount, formatDate } from '@portal/ui'
import { routes } from '../routes.ts'

const SHOWN = 5
const EMPTY = 'Nothing to confirm.'

/** The task types that the operator can confirm. */
function useConfirmableTypes() {
  const { permissions } = accessOf(useSession())
  return TASK_TYPES.filter((type) => TASK_TYPE_PERMISSIONS[type].some((one) => permissions.has(one)))
}

function detailOf({ createdBy, progress: { failed }, confirmBy }: TaskSummary, caller: string) {
  const starter = createdBy.email === caller ? 'Started by you' : `Started by ${createdBy.name}`
  const facts = [
    starter,
    ...(failed > 0 ? [formatCount(failed, 'invalid row')] : []),
    ...(confirmBy ? [`confirm by ${formatDate(confirmBy)}`] : []),
  ]
  return facts.join(', ')
}

/** Checked tasks of all operators that the operator can confirm, longest wait first. */
export default function TasksToConfirmCard() {
  const type = useConfirmableTypes()
  return type.length === 0 ? <EmptyCard text={EMPTY} /> : <TasksToConfirm type={type} />
}

function TasksToConfirm({ type }: { type: ReturnType<typeof useConfirmableTypes> }) {
  const session = useSession()
  const caller = session.status === 'authenticated' ? session.user.email : ''
  const narrowed = { type, status: 'AWAITING_CONFIRMATION', sort: 'createdAt' } as const
  const { items, page } = useLoaded(listTasks, { query: { ...narrowed, pageSize: SHOWN } })
  return (
    <WorkQueue
      items={items.map((task) => ({
        to: linkTo(routes.taskDetails, { taskId: task.id }),
        title: `${task.number}, ${task.title}`,
        detail: detailOf(task, caller),
        since: task.validatedAt ?? task.createdAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.taskList, {}, narrowed)}
      empty={EMPTY}
    />
  )
}
