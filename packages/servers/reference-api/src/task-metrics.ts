import type { TaskStatus, TaskType } from '@portal/contract/tasks/task.ts'
import { Gauge, type Registry } from '@portal/server-common/metrics.ts'
import { shareRunning } from '@portal/server-common/share-running.ts'
import { sql } from 'kysely'
import type { Database } from './database/tables.ts'

interface Row {
  type: TaskType
  status: TaskStatus
  tasks: number
  /** Wait of the task that has waited longest for a worker; 0 when no task waits. */
  waitingSeconds: number
}

async function readFigures(db: Database): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select type, status, count(*) as tasks,
      coalesce(extract(epoch from now() - min(updated_at) filter (
        where work is not null and coalesce(locked_until, '-infinity') < now()
      )), 0)::float8 as waiting_seconds
    from task group by type, status
  `.execute(db)
  return rows
}

/** Publishes metrics about the tasks in the database, whichever worker runs them. */
export function registerTaskMetrics(metrics: Registry, db: Database): void {
  // One query serves all metrics. While the database is unreachable, only the task metrics are missing.
  const read = shareRunning(() => readFigures(db).catch(() => []))

  new Gauge({
    name: 'portal_tasks_longest_wait_seconds',
    help: 'How long the oldest task with work to do has waited for a worker',
    registers: [metrics],
    async collect() {
      this.set(Math.max(0, ...(await read()).map(({ waitingSeconds }) => waitingSeconds)))
    },
  })
  new Gauge({
    name: 'portal_tasks',
    help: 'Tasks by type and status',
    labelNames: ['type', 'status'],
    registers: [metrics],
    async collect() {
      const rows = await read()
      this.reset()
      for (const { type, status, tasks } of rows) this.set({ type, status }, tasks)
    },
  })
}
