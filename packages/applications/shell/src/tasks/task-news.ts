import type { Endpoint } from '@portal/contract/endpoint.ts'
import { TASK_TYPE_LABELS } from '@portal/contract/tasks/task.ts'
import { TASK_LIST, taskAddress } from '@portal/contract/tasks/task-address.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { TASK_WRITES } from '@portal/contract/tasks/task-writes.ts'
import type { Notice } from '@portal/session'
import { formatCount } from '@portal/ui'

type OwnTask = Pick<TaskSummary, 'id' | 'number' | 'title' | 'type' | 'status' | 'createdAt' | 'progress'>

/** Above this number, tasks are reported in one message. */
const MAX_ANNOUNCED = 3
const MINUTE_MS = 60_000

/**
 * A task and its state, reported once across all tabs. Canceled tasks are left out: the operator canceled
 * them.
 */
const newsKey = ({ id, status }: OwnTask) => `${id} ${status}`

const RESTING: readonly TaskSummary['status'][] = [
  'AWAITING_CONFIRMATION',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
]

const isResting = ({ status }: OwnTask) => RESTING.includes(status)

/** Keys of an operator's tasks that have ended or await confirmation. */
export const knownOf = (tasks: readonly OwnTask[]): readonly string[] => tasks.filter(isResting).map(newsKey)

function noticeFor(task: OwnTask): Pick<Notice, 'kind' | 'title'> {
  const { number, status, type, progress } = task
  const what = `${number} (${TASK_TYPE_LABELS[type]})`
  switch (status) {
    case 'AWAITING_CONFIRMATION':
      return { kind: 'info', title: `${what} checked, awaiting confirmation` }
    case 'COMPLETED_WITH_ERRORS':
      return { kind: 'warning', title: `${what} is done, but ${formatCount(progress.failed, 'row')} failed` }
    case 'FAILED':
      return { kind: 'error', title: `${what} failed` }
    default:
      return { kind: 'success', title: `${what} is done` }
  }
}

/** Messages about the operator's tasks that changed since the last check. */
export function newsOf(
  tasks: readonly OwnTask[],
  known: readonly string[],
  email: string,
): readonly Notice[] {
  const news = tasks.filter((task) => isResting(task) && !known.includes(newsKey(task)))
  if (news.length > MAX_ANNOUNCED) {
    return [
      {
        kind: 'info',
        title: `${news.length} of your tasks ended or need action`,
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

/** The writes of tasks that ended since the last check, as the calls that do the same to one record. */
export function writesOf(tasks: readonly OwnTask[], known: readonly string[]): readonly Endpoint[] {
  const ended = tasks.filter(
    (task) => isResting(task) && task.status !== 'AWAITING_CONFIRMATION' && !known.includes(newsKey(task)),
  )
  return [...new Set(ended.flatMap(({ type }) => TASK_WRITES[type]))]
}

/**
 * When to poll next: soon after a task starts, less often as it takes longer, never while none is running.
 */
export function nextLookMs(tasks: readonly OwnTask[], now = Date.now()): number | false {
  const moving = tasks.filter(({ status }) => ['QUEUED', 'VALIDATING', 'RUNNING'].includes(status))
  if (moving.length === 0) return false
  const age = now - Math.max(...moving.map(({ createdAt }) => Date.parse(createdAt)))
  if (age < 5 * MINUTE_MS) return 2_000
  return age < 60 * MINUTE_MS ? 10_000 : MINUTE_MS
}
