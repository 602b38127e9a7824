import type { TaskType } from '@portal/contract/tasks/task.ts'
import { keysOf, objectOf } from '@portal/contract/typed-objects.ts'
import { Counter, type Registry } from '@portal/server-common/metrics.ts'
import { tracedWork } from '@portal/server-common/tracing/traced-work.ts'
import { sql } from 'kysely'
import { namedAfter, WORKER_NAME } from './database/connection-names.ts'
import type { Database } from './database/tables.ts'
import type { TaskContext, TaskRunner } from './tasks/run-task.ts'
import type { TaskLease } from './tasks/task-lease.ts'

type Runners = Readonly<Record<TaskType, TaskRunner>>

/** The request that started a task, from the audit trail. */
async function requestOf(db: Database, { task }: TaskLease): Promise<string> {
  const entry = await db
    .selectFrom('auditEntry')
    .select('correlationId')
    .where('accountId', '=', task.accountId)
    .where('entity', '=', 'task')
    .where('entityId', '=', task.id)
    .where('correlationId', 'is not', null)
    .orderBy('no')
    .limit(1)
    .executeTakeFirst()
  return entry?.correlationId ?? ''
}

/**
 * Task runners that count processed rows, belong to the trace of the request that started the task, and put its id into
 * their SQL statements and failures.
 */
export function observedRunners(runners: Runners, metrics: Registry): Runners {
  const rows = new Counter({
    name: 'portal_task_rows_total',
    help: 'Rows of tasks that this worker has checked or changed',
    labelNames: ['type'],
    registers: [metrics],
  })
  // Prometheus does not count the step from no series to its first value.
  for (const type of keysOf(runners)) rows.inc({ type }, 0)

  const observedLease = (lease: TaskLease, correlationId: string): TaskLease => ({
    get task() {
      return lease.task
    },
    keepAlive: () => lease.keepAlive(),
    async step(work) {
      const { processed, type } = lease.task
      await lease.step(async (db) => {
        await sql.raw(namedAfter(WORKER_NAME, correlationId)).execute(db)
        return work(db)
      })
      rows.inc({ type }, Math.max(0, lease.task.processed - processed))
    },
  })

  const observed = (step: (context: TaskContext) => Promise<void>) => async (context: TaskContext) => {
    const { db, lease } = context
    const correlationId = await requestOf(db, lease)
    try {
      await tracedWork(`${lease.task.type} ${lease.task.work}`, correlationId, () =>
        step({ ...context, lease: observedLease(lease, correlationId) }),
      )
    } catch (error) {
      throw error instanceof Error ? Object.assign(error, { correlationId }) : error
    }
  }

  const observedRunner = ({ validate, apply, report }: TaskRunner): TaskRunner => ({
    validate: observed(validate),
    apply: observed(apply),
    report: observed(report),
  })
  return objectOf(keysOf(runners), (type) => observedRunner(runners[type]))
}
