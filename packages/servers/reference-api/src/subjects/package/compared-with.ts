import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'

type Compared = Pick<TaskRecord, 'id' | 'accountId' | 'package'>

/** Stores the revisions of the local subjects that a package was compared with; 0 for a missing one. */
export async function keepCompared(
  db: Database,
  { id }: Compared,
  revisions: Readonly<Record<string, number>>,
): Promise<void> {
  await sql`
    update task set package = jsonb_set(package, '{comparedWith}', package -> 'comparedWith' || ${JSON.stringify(revisions)}::jsonb)
      where id = ${id} and package is not null
  `.execute(db)
}

/** Throws INVALID_STATE when a subject has changed since a package was compared with it. */
export async function requireAsCompared(db: Database, task: Compared): Promise<void> {
  const compared = Object.entries(task.package?.comparedWith ?? {})
  if (compared.length === 0) return
  const found = await db
    .selectFrom('subject')
    .select(['id', 'name', 'revision'])
    .where('accountId', '=', task.accountId)
    .where(
      'id',
      'in',
      compared.map(([id]) => id),
    )
    .execute()
  const changed = compared.find(([id, revision]) => {
    const now = found.find((subject) => subject.id === id)
    return (now?.revision ?? 0) !== revision
  })
  if (!changed) return
  const name = found.find(({ id }) => id === changed[0])?.name ?? changed[0]
  throw new ApiError('INVALID_STATE', {
    message: `${name} was changed since the comparison with the package. Compare again.`,
  })
}
