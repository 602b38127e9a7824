import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { TASK_ROW_SORT_FIELDS } from '@portal/contract/tasks/task.ts'
import type { listTaskRows } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskRow } from '@portal/contract/tasks/task-row-schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'
import type { TaskRowTable } from './task-tables.ts'

type RowQuery = ParsedOf<typeof listTaskRows>['query']

const SORTABLE: Sortable = {
  columns: {
    row: sql`task_row.row`,
    result: sql`task_row.result`,
  } satisfies Record<(typeof TASK_ROW_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['row'],
  id: sql`task_row.row`,
}

/** A DPA that is gone was deleted after the task, unless the task deleted it. */
const isChangedSince = sql<boolean>`task_row.revision is not null and task_row.result <> 'DELETED'
  and dpa.revision is distinct from task_row.revision`

/** A package also has rows about subjects, whose ids may be no UUIDs. */
const DPA_ID = sql<string>`case when task_row.dpa_id ~ '^[0-9a-f-]{36}$' then task_row.dpa_id::uuid end`
const OF_PACKAGE = sql<string>`case task_row.action when 'SUBJECT' then task_row.dpa_id end`

/** The rows of a task with the records they are about, as far as those exist. */
const rowsOf = (db: Database, { id, accountId, subjectId }: TaskRecord) =>
  db
    .selectFrom('taskRow')
    .leftJoin('dpa', (join) => join.on('dpa.accountId', '=', accountId).on('dpa.id', '=', DPA_ID))
    .leftJoin('subject', (join) =>
      join
        .on('subject.accountId', '=', accountId)
        .on(
          'subject.id',
          '=',
          sql<string>`coalesce(dpa.subject_id, task_row.subject_id, ${OF_PACKAGE}, ${subjectId})`,
        ),
    )
    .where('taskRow.taskId', '=', id)

interface FoundRow
  extends Pick<TaskRowTable, 'row' | 'action' | 'result' | 'srciDpaId' | 'reason' | 'message'> {
  readonly dpaId: string | null
  readonly dpaName: string | null
  readonly updatedAt: Date | null
  readonly updatedBy: PersonRef | null
  readonly subjectId: string | null
  readonly subjectType: SubjectType | null
  readonly subjectName: string | null
  readonly isChangedSince: boolean
}

const taskRowOf = (found: FoundRow): TaskRow => {
  const { row, action, result, srciDpaId: key, reason, message } = found
  const { dpaId, dpaName, updatedAt, updatedBy, subjectId, subjectType, subjectName } = found
  return {
    row,
    action,
    result,
    ...(key && { key }),
    ...(dpaId && dpaName && { dpa: { id: dpaId, name: dpaName } }),
    ...(subjectId &&
      subjectType &&
      subjectName && { subject: { id: subjectId, type: subjectType, name: subjectName } }),
    ...(reason && { reason }),
    ...(message && { message }),
    ...(found.isChangedSince &&
      updatedAt &&
      updatedBy && { changedSince: { by: updatedBy.name, at: updatedAt.toISOString() } }),
  }
}

/** One page of a task's records with their results. */
export function listRowsOf(db: Database, task: TaskRecord, query: RowQuery) {
  const { q, result, isChangedSince: changed } = query
  const found = rowsOf(db, task)
    .$if(q !== undefined, (rows) =>
      rows.where(
        sql`fold_text(concat_ws(' ', task_row.srci_dpa_id, dpa.dpa_presentation_name, subject.name, task_row.message))`,
        'like',
        searchPattern(q ?? ''),
      ),
    )
    .$if(result !== undefined, (rows) => rows.where('taskRow.result', 'in', result ?? []))
    .$if(changed === true, (rows) => rows.where(isChangedSince))
    .$if(changed === false, (rows) => rows.where(sql<boolean>`dpa.revision = task_row.revision`))
    .select([
      'taskRow.row',
      'taskRow.action',
      'taskRow.result',
      'taskRow.srciDpaId',
      'taskRow.reason',
      'taskRow.message',
      'dpa.id as dpaId',
      'dpa.dpaPresentationName as dpaName',
      'dpa.updatedAt',
      'dpa.updatedBy',
      'subject.id as subjectId',
      'subject.type as subjectType',
      'subject.name as subjectName',
      isChangedSince.as('isChangedSince'),
    ])
  return readList(db, query, { found, sortable: SORTABLE }, taskRowOf)
}
