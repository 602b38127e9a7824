import { changeTaskStatus, getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { type SpawnedProgram, spawnWorker } from '@portal/reference-api/testing/spawned-program.ts'
import { type TestCaller, testCaller } from '@portal/reference-api/testing/test-server.ts'
import type { MeasuredApi } from '../measured-api.ts'

const POLL_MS = 100

/** Starts tasks and waits for them. */
export interface BulkCaller extends TestCaller {
  /** Waits until the task has processed more than this share of its rows, or has ended. */
  beyond(taskId: string, share: number): Promise<Task>
  /** Waits for the end of the task. */
  done(taskId: string): Promise<Task>
  cancel(taskId: string): Promise<void>
}

export const CHANGE_REASON = 'Measured by the benchmark.'

/** A caller that also waits for its tasks. */
export function withTasks(caller: TestCaller): BulkCaller {
  async function until(taskId: string, isThere: (task: Task) => boolean): Promise<Task> {
    for (;;) {
      const { body, text } = await caller.call(getTask, { params: { taskId } })
      if (!body.status) throw new Error(text)
      if (body.finishedAt || isThere(body)) return body
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  return {
    ...caller,
    beyond: (taskId, share) =>
      until(taskId, ({ progress: { total, processed } }) => processed > (total ?? Infinity) * share),
    done: (taskId) => until(taskId, () => false),
    cancel: async (taskId) => {
      const body = { status: 'CANCELLED' as const, changeReason: CHANGE_REASON }
      await caller.call(changeTaskStatus, { params: { taskId }, body })
    },
  }
}

/** A new token for each part, since the first one expires. */
export const bulkCaller = async ({ url, newToken }: MeasuredApi): Promise<BulkCaller> =>
  withTasks(testCaller(new URL(url).origin, await newToken()))

/** The id of a started task. Throws the API's refusal. */
export function startedTask({ body, text }: { body: { taskId: string }; text: string }): string {
  if (!body.taskId) throw new Error(text)
  return body.taskId
}

/** How long a task took, in seconds. Throws unless it did all its rows. */
export function secondsOf(task: Task): number {
  const { startedAt, finishedAt, status, number } = task
  if (status !== 'COMPLETED') throw new Error(`Task ${number} ended as ${status}.`)
  return (Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '')) / 1000
}

/** A worker whose tasks others take over soon after it died. */
export const startWorker = ({ environment }: MeasuredApi): Promise<SpawnedProgram> =>
  spawnWorker({ ...environment, TASK_LEASE_SECONDS: '3' })
