import { ENDED_TASK_STATUSES } from '@portal/contract/tasks/task.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'

const MINUTE = 60
const HOUR = 3600

const inUnit = (value: number, unit: 'second' | 'minute' | 'hour') =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit, unitDisplay: 'short' }).format(value)

/** A duration in its two largest units: "2 min 5 sec". */
export function spanInWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < MINUTE) return inUnit(whole, 'second')
  if (whole < HOUR)
    return `${inUnit(Math.floor(whole / MINUTE), 'minute')} ${inUnit(whole % MINUTE, 'second')}`
  return `${inUnit(Math.floor(whole / HOUR), 'hour')} ${inUnit(Math.floor((whole % HOUR) / MINUTE), 'minute')}`
}

type Timed = Pick<TaskSummary, 'status' | 'progress' | 'createdAt' | 'startedAt' | 'finishedAt'>

export const hasEnded = ({ status }: Pick<TaskSummary, 'status'>): boolean =>
  isOneOf(ENDED_TASK_STATUSES, status)

export const isMoving = ({ status }: Pick<TaskSummary, 'status'>): boolean =>
  status === 'RUNNING' || status === 'VALIDATING'

/** How long a task took, or the time left if known. */
export function durationInWords({ status, progress, startedAt, finishedAt }: Timed): string | undefined {
  if (startedAt && finishedAt) return spanInWords((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)
  if (!isMoving({ status }) || progress.etaSeconds === null) return undefined
  return `${spanInWords(progress.etaSeconds)} left`
}

const OFTEN_MS = 2_000
const SELDOM_MS = 10_000
const IDLE_MS = 30_000
/** Longer tasks are refreshed less often. */
const LONG_MS = 5 * 60_000

/** When to refresh a task: soon while it runs, less often once it takes long, never after it ended. */
export function refreshMsOf(
  task: Pick<TaskSummary, 'status' | 'createdAt'>,
  now = Date.now(),
): number | false {
  if (hasEnded(task)) return false
  if (task.status === 'AWAITING_CONFIRMATION') return IDLE_MS
  return now - Date.parse(task.createdAt) < LONG_MS ? OFTEN_MS : SELDOM_MS
}

/** The same for a list, in which new tasks can appear. */
export const refreshMsOfAll = (tasks: readonly Pick<TaskSummary, 'status' | 'createdAt'>[]): number =>
  Math.min(IDLE_MS, ...tasks.map((task) => refreshMsOf(task) || IDLE_MS))
