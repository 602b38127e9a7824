import type { Endpoint } from '@portal/contract/endpoint.ts'
import { TASK_TYPE_LABELS } from '@portal/contract/tasks/task.ts'
import { TASK_LIST, taskAddress } from '@portal/contract/tasks/task-address.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { TASK_WRITES } from '@portal/contract/tasks/task-writes.ts'
import type { Notice } from '@portal/session'
import { formatCount } from '@portal/ui'

type OwnTask = Pick<TaskSummary, 'id' | 'number' | 'title' | 'type' | 'status' | 'createdAt' | 'progress'>

/** More than these are told of in one message. */
const MOST_TOLD = 3
const MINUTE_MS = 60_000

/** A task and where it rests: told of once, in whichever tab. Who cancelled one knows of it. */
const newsKey = ({ id, status }: OwnTask) => `${id} ${status}`

const RESTING: readonly TaskSummary['status'][] = [
  'AWAITING_CONFIRMATION',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
]

const isResting = ({ status }: OwnTask) => RESTING.includes(status)

/** What is known of an operator's tasks that have ended, or wait for them. */
export const knownOf = (tasks: readonly OwnTask[]): readonly string[] => tasks.filter(isResting).map(newsKey)

function noticeFor(task: OwnTask): Pick<Notice, 'kind' | 'title'> {
  const { number, status, type, progress } = task
  const what = `${number} (${TASK_TYPE_LABELS[type]})`
  switch (status) {
    case 'AWAITING_CONFIRMATION':
      return { kind: 'info', title: `${what} is checked, and waits to be confirmed` }
    case 'COMPLETED_WITH_ERRORS':
      return { kind: 'warning', title: `${what} is done, but ${formatCount(progress.failed, 'row')} failed` }
    case 'FAILED':
      return { kind: 'error', title: `${what} failed` }
    default:
      return { kind: 'success', title: `${what} is done` }
  }
}

/** What is new among the tasks of the operator with this email since they were last looked at, as messages. */
export function newsOf(
  tasks: readonly OwnTask[],
  known: readonly string[],
  email: string,
): readonly Notice[] {
  const news = tasks.filter((task) => isResting(task) && !known.includes(newsKey(task)))
  if (news.length > MOST_TOLD) {
    return [
      {
        kind: 'info',
        title: `${news.length} tasks of yours have ended, or wait for you`,
        link: { to: `${TASK_LIST}?createdBy=${encodeURIComponent(email)}`, label: 'View tasks' },
      },
    ]
  }
  return news.map((task) => ({
    ...noticeFor(task),
    lines: [task.title],
    link: { to: taskAddress(task.id), label: 'View task' },
  }))
}

/** What the tasks that have ended since they were last looked at have done, as the calls that do it to one record. */
export function writesOf(tasks: readonly OwnTask[], known: readonly string[]): readonly Endpoint[] {
  const ended = tasks.filter(
    (task) => isResting(task) && task.status !== 'AWAITING_CONFIRMATION' && !known.includes(newsKey(task)),
  )
  return [...new Set(ended.flatMap(({ type }) => TASK_WRITES[type]))]
}

/** How soon to look again: soon after one has begun, less often once it takes long, and not while none is under way. */
export function nextLookMs(tasks: readonly OwnTask[], now = Date.now()): number | false {
  const moving = tasks.filter(({ status }) => ['QUEUED', 'VALIDATING', 'RUNNING'].includes(status))
  if (moving.length === 0) return false
  const age = now - Math.max(...moving.map(({ createdAt }) => Date.parse(createdAt)))
  if (age < 5 * MINUTE_MS) return 2_000
  return age < 60 * MINUTE_MS ? 10_000 : MINUTE_MS
}
