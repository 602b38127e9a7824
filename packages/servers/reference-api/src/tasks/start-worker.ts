import { randomUUID } from 'node:crypto'
import type { TaskType } from '@portal/contract/tasks/task.ts'
import { Client } from 'pg'
import type { Database } from '../database/tables.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { claimTask, type Worker } from './claim-task.ts'
import { runTask, type TaskRunner } from './run-task.ts'
import { TASK_CHANNEL } from './start-task.ts'
import { holdTask, LeaseLost } from './task-lease.ts'
import type { TaskRecord } from './task-store.ts'

interface WorkerSettings {
  readonly db: Database
  readonly databaseUrl: string
  readonly storage: ObjectStore
  readonly runners: Readonly<Record<TaskType, TaskRunner>>
  readonly leaseSeconds: number
  /** Called with every unexpected error; the task is retried when its lease has expired. */
  onFailure(error: unknown, taskId?: string): void
}

export interface RunningWorker {
  /** Lets running tasks finish their chunk; another worker continues them. */
  stop(): Promise<void>
}

/** Tasks that one process runs at a time. */
const SLOTS = 2
/** How often workers poll, in case a notification was lost. */
const CHECK_INTERVAL_MS = 2000

/** Calls `onNews` when a task is queued, as long as the connection lasts. */
async function listen(url: string, onNews: () => void): Promise<Client> {
  const client = new Client({ connectionString: url })
  // Without notifications, polling finds the tasks later.
  client.on('error', () => undefined)
  client.on('notification', onNews)
  await client.connect()
  await client.query(`listen ${TASK_CHANNEL}`)
  return client
}

/** Runs queued tasks until it is stopped. Any number of workers may run, in any number of processes. */
export async function startWorker(settings: WorkerSettings): Promise<RunningWorker> {
  const { db, storage, runners, onFailure } = settings
  const worker: Worker = { name: randomUUID(), leaseSeconds: settings.leaseSeconds }
  const running = new Set<Promise<void>>()
  let isStopping = false

  async function work(task: TaskRecord): Promise<void> {
    const context = { db, storage, lease: holdTask(db, worker, task), isStopping: () => isStopping }
    try {
      await runTask(runners[task.type], context)
    } catch (error) {
      if (!(error instanceof LeaseLost)) onFailure(error, task.id)
    }
  }

  async function look(): Promise<void> {
    while (!isStopping && running.size < SLOTS) {
      const task = await claimTask(db, worker)
      if (!task) return
      const job = work(task).finally(() => {
        running.delete(job)
        again()
      })
      running.add(job)
    }
  }

  let looking = Promise.resolve()
  const again = () => {
    looking = looking.then(look).catch((error: unknown) => onFailure(error))
  }

  const listener = await listen(settings.databaseUrl, again)
  const timer = setInterval(again, CHECK_INTERVAL_MS)
  again()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await looking
      await Promise.all(running)
      await listener.end()
    },
  }
}
