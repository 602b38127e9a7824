import { ARTIFACT_DAYS, CONFIRMATION_DAYS } from '@portal/contract/tasks/task.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { deleteStaleUploads } from '../storage/delete-stale-uploads.ts'
import type { ObjectStore } from '../storage/object-store.ts'

const BATCH_SIZE = 100

async function cancelForgotten(db: Database): Promise<void> {
  await db
    .updateTable('task')
    .set({
      status: 'CANCELLED',
      revision: sql`revision + 1`,
      finishedAt: new Date(),
      updatedAt: new Date(),
      failureReason: 'INVALID_STATE',
      failureMessage: `The task was not confirmed within ${CONFIRMATION_DAYS} days.`,
    })
    .where('status', '=', 'AWAITING_CONFIRMATION')
    .where('updatedAt', '<', sql<Date>`now() - make_interval(days => ${CONFIRMATION_DAYS})`)
    .execute()
}

async function removeExpiredArtifacts(db: Database, storage: ObjectStore): Promise<void> {
  const expired = await db
    .deleteFrom('taskArtifact')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('taskId', 'name'),
        'in',
        selectFrom('taskArtifact')
          .select(['taskId', 'name'])
          .where('expiresAt', '<', sql<Date>`now()`)
          .limit(BATCH_SIZE)
          .$asTuple('taskId', 'name'),
      ),
    )
    .returning('key')
    .execute()
  await Promise.all(expired.map(({ key }) => storage.remove(key)))
}

/** Row results are needed to undo a task; after the artifacts' lifetime, only the errors are kept. */
async function deleteDoneRows(db: Database): Promise<void> {
  await db
    .deleteFrom('taskRow')
    .where('result', '!=', 'FAILED')
    .where('taskId', 'in', (query) =>
      query
        .selectFrom('task')
        .select('id')
        .where('finishedAt', '<', sql<Date>`now() - make_interval(days => ${ARTIFACT_DAYS})`),
    )
    .execute()
}

/** Removes expired data: abandoned tasks and uploads, old artifacts, and results of successful rows. */
export async function tidyUp(db: Database, storage: ObjectStore): Promise<void> {
  await cancelForgotten(db)
  await deleteStaleUploads(db, storage)
  await removeExpiredArtifacts(db, storage)
  await deleteDoneRows(db)
}
