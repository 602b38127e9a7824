import { ENDED_TASK_STATUSES } from '@portal/contract/tasks/task.ts'
import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { connect } from '../database/connect.ts'
import { openStorage } from '../storage/open-storage.ts'
import { startWorker } from '../tasks/start-worker.ts'
import { TASK_RUNNERS } from '../tasks/task-runners.ts'
import type { TestCaller, TestServer } from './test-server.ts'

/** A worker for the tasks of a test server, in the same process. */
export async function startTestWorker({ settings }: TestServer) {
  const db = connect(settings.databaseUrl, { planEachTime: true })
  const storage = await openStorage(settings.storage, db, () => '')
  const failures: unknown[] = []
  const worker = await startWorker({
    db,
    databaseUrl: settings.databaseUrl,
    storage,
    runners: TASK_RUNNERS,
    leaseSeconds: settings.taskLeaseSeconds,
    onFailure: (error) => failures.push(error),
  })
  const stop = async () => {
    await worker.stop()
    await db.destroy()
  }
  return { stop, failures, storage }
}

const RESTING: readonly string[] = [...ENDED_TASK_STATUSES, 'AWAITING_CONFIRMATION']

/** Polls, as the portal does, until the task has ended or awaits confirmation. */
export async function taskAtRest(caller: TestCaller, taskId: string): Promise<Task> {
  for (;;) {
    const { body, text } = await caller.call(getTask, { params: { taskId } })
    if (!body.status) throw new Error(text)
    const hasReports =
      body.status !== 'CANCELLED' || body.progress.processed === 0 || body.artifacts.length > 1
    if (RESTING.includes(body.status) && hasReports) return body
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Text of one of a task's artifacts. */
export async function artifactText({ artifacts }: Task, ending: string): Promise<string> {
  const url = artifacts.find(({ name }) => name.endsWith(ending))?.downloadUrl
  if (!url) throw new Error(`There is no ${ending} among ${artifacts.map(({ name }) => name).join(', ')}.`)
  return (await fetch(url)).text()
}
