import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import type { RowOutcome } from '../../tasks/row-outcome.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { template } from '../../templates/template-record.ts'
import { templateEntityId } from '../../templates/template-store.ts'
import { subjectStore } from '../subject-store.ts'

type Compared = Pick<TaskRecord, 'id' | 'accountId' | 'package'>

/**
 * Stores the revisions of the local subjects and templates that a package was compared with; 0 for a missing one. Its
 * rows have those of DPAs.
 */
export async function keepCompared(
  db: Database,
  { id }: Compared,
  revisions: Readonly<Record<string, number>>,
): Promise<void> {
  await sql`
    update task set package = jsonb_set(package, '{comparedWith}', package -> 'comparedWith' || ${JSON.stringify(revisions)}::jsonb)
      || '{"hasComparedDpas": true}'
      where id = ${id} and package is not null
  `.execute(db)
}

/**
 * The outcomes of a comparison, each with the revision of the local DPA; 0 for a missing one. DPAs may be too many to
 * be part of the task.
 */
export async function withComparedDpas(
  db: Database,
  { accountId }: Compared,
  outcomes: readonly RowOutcome[],
): Promise<RowOutcome[]> {
  const ids = outcomes.flatMap(({ dpaId }) => dpaId ?? [])
  const found = await db
    .selectFrom('dpa')
    .select(['id', 'revision'])
    .where('accountId', '=', accountId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const revisions = new Map(found.map(({ id, revision }) => [id, revision]))
  return outcomes.map((outcome) =>
    outcome.dpaId === null ? outcome : { ...outcome, revision: revisions.get(outcome.dpaId) ?? 0 },
  )
}

const subjectsNow = (db: Database, accountId: string, ids: readonly string[]) =>
  db
    .selectFrom('subject')
    .select(['id', 'name', 'revision'])
    .where('accountId', '=', accountId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()

async function templatesNow(db: Database, accountId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('template')
    .select(['subjectId', 'channel', 'type', 'lang', 'revision'])
    .where('accountId', '=', accountId)
    .where(sql`concat_ws('/', subject_id, channel, type, lang)`, '=', sql`any(${ids})`)
    .execute()
  return rows.map(({ subjectId, revision, ...key }) => ({ id: templateEntityId(subjectId, key), revision }))
}

/** The first DPA whose revision is not the compared one. */
const changedDpa = (db: Database, { id, accountId }: Compared) =>
  db
    .selectFrom('taskRow')
    .leftJoin('dpa', (join) =>
      join
        .on('dpa.accountId', '=', accountId)
        .onRef('dpa.subjectId', '=', 'taskRow.subjectId')
        .onRef('dpa.srciDpaId', '=', 'taskRow.srciDpaId'),
    )
    .select('taskRow.srciDpaId')
    .where('taskRow.taskId', '=', id)
    .where('taskRow.action', '=', 'DPA')
    .where(sql<boolean>`coalesce(dpa.revision, 0) <> task_row.revision`)
    .orderBy('taskRow.row')
    .limit(1)
    .executeTakeFirst()

/** The name of a record that has changed since a package was compared with it. */
async function changedRecord(db: Database, task: Compared): Promise<string | undefined> {
  if (!task.package) return undefined
  const { comparedWith: compared } = task.package
  const ids = Object.keys(compared)
  const subjects = await subjectsNow(db, task.accountId, ids)
  const templates = await templatesNow(db, task.accountId, ids)
  const now = new Map([...subjects, ...templates].map(({ id, revision }) => [id, revision]))
  const changed = ids.find((id) => (now.get(id) ?? 0) !== compared[id])
  if (changed !== undefined) {
    const name = template.nameOf?.(changed)
    return name ? `The template "${name}"` : (subjects.find(({ id }) => id === changed)?.name ?? changed)
  }
  const dpa = task.package.hasComparedDpas && (await changedDpa(db, task))
  return dpa ? `The DPA ${dpa.srciDpaId}` : undefined
}

const sentenceOf = (name: string) =>
  `${name} was changed since the comparison with the package. Compare again.`

/** Throws INVALID_STATE when a record has changed since a package was compared with it. */
export async function requireAsCompared(db: Database, task: Compared): Promise<void> {
  const changed = await changedRecord(db, task)
  if (changed) throw new ApiError('INVALID_STATE', { message: sentenceOf(changed) })
}

/** Same for an import that is about to write; blocks other writers of the subjects. Throws `TaskFailure`. */
export async function holdAsCompared(db: Database, task: TaskRecord): Promise<void> {
  await subjectStore(db, task.accountId).lockMany(Object.keys(task.package?.comparedWith ?? {}))
  const changed = await changedRecord(db, task)
  if (changed) throw new TaskFailure('INVALID_STATE', sentenceOf(changed))
}
