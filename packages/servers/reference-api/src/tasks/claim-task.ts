import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'

/** Tasks of one account that run at the same time; the others wait. */
const AT_ONCE = 2

/** A task interrupted this often is not restarted. */
export const MAX_ATTEMPTS = 3

export interface Worker {
  readonly name: string
  /** How long a task stays assigned to a silent worker. */
  readonly leaseSeconds: number
}

export const leaseEnd = ({ leaseSeconds }: Worker) =>
  sql<Date>`now() + make_interval(secs => ${leaseSeconds})`

/** Claims the oldest task with work to do that no worker holds, including those of dead workers. */
export function claimTask(db: Database, worker: Worker): Promise<TaskRecord | undefined> {
  return db.transaction().execute(async (transaction) => {
    // One worker chooses at a time, or two would each take an account's last free slot.
    await sql`select pg_advisory_xact_lock(hashtext('claim task'))`.execute(transaction)
    return transaction
      .updateTable('task')
      .set({
        lockedBy: worker.name,
        lockedUntil: leaseEnd(worker),
        attempts: sql`attempts + 1`,
        startedAt: sql`coalesce(started_at, now())`,
        stepStartedAt: sql`coalesce(step_started_at, now())`,
        status: sql`case status when 'QUEUED' then 'VALIDATING' else status end`,
        revision: sql`case status when 'QUEUED' then revision + 1 else revision end`,
      })
      .where('id', '=', (query) =>
        query
          .selectFrom('task as waiting')
          .select('waiting.id')
          .where('waiting.work', 'is not', null)
          .where(sql<boolean>`coalesce(waiting.locked_until, '-infinity') < now()`)
          .where(
            sql<number>`(
              select count(*) from task other
              where other.account_id = waiting.account_id and other.work is not null and other.locked_until >= now()
            )`,
            '<',
            AT_ONCE,
          )
          .orderBy('waiting.createdAt')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst()
  })
}
