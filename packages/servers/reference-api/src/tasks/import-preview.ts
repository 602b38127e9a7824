import { MAX_DIFFERENCES } from '@portal/contract/tasks/task.ts'
import type { ImportPreview } from '@portal/contract/tasks/task-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'
import type { Outcomes } from './task-tables.ts'

/** Maximum subjects of a package, and of DPAs and templates beside them. */
const MAX_PROMOTED = 100

/** Maximum subjects of one file that are counted separately. */
const MAX_SUBJECTS = 200

async function subjectsOf(db: Database, { id, accountId }: TaskRecord): Promise<ImportPreview['subjects']> {
  const { rows } = await sql<{ subjectId: string; subjectName: string | null; outcomes: Outcomes }>`
    with counted as (
      select subject_id, result, count(*)::int as number from task_row
        where task_id = ${id} and subject_id is not null group by subject_id, result
    )
    select counted.subject_id, subject.name as subject_name, jsonb_object_agg(result, number) as outcomes
      from counted left join subject on subject.account_id = ${accountId} and subject.id = counted.subject_id
        and subject.type = 'SRCI'
      group by counted.subject_id, subject.name
      order by coalesce(sum(number) filter (where result = 'FAILED'), 0) desc, subject.name, counted.subject_id
      limit ${MAX_SUBJECTS}
  `.execute(db)
  return rows.map(({ subjectId, subjectName, outcomes }) => ({
    subjectId,
    outcomes,
    ...(subjectName && { subjectName }),
  }))
}

async function kindsOf(db: Database, { id }: TaskRecord): Promise<ImportPreview['kinds']> {
  const { rows } = await sql<{ action: string; outcomes: Outcomes }>`
    with counted as (
      select action, result, count(*)::int as number from task_row where task_id = ${id} group by action, result
    )
    select action, jsonb_object_agg(result, number) as outcomes from counted group by action order by action desc
  `.execute(db)
  return rows
}

/** The findings of a file check, besides errors. */
export async function previewOf(db: Database, task: TaskRecord): Promise<ImportPreview> {
  const isPromotion = task.type === 'SUBJECT_IMPORT'
  const rows = await db
    .selectFrom('taskDifference')
    .selectAll()
    .where('taskId', '=', task.id)
    // All subjects of a package are compared, and only the first of its other records.
    .orderBy(sql`action <> 'SUBJECT'`)
    // In a new record everything is new; changes to existing records deserve more attention.
    .orderBy(sql`result = 'CREATED'`)
    .orderBy('row')
    .limit(isPromotion ? MAX_PROMOTED : MAX_DIFFERENCES)
    .execute()
  return {
    ...(task.package && { package: task.package.head }),
    kinds: isPromotion ? await kindsOf(db, task) : [],
    subjects: isPromotion ? [] : await subjectsOf(db, task),
    differences: rows.map(({ taskId: _, subjectId, ...difference }) => ({
      ...difference,
      ...(subjectId && { subjectId }),
    })),
  }
}
