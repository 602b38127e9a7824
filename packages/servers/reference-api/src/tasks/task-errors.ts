import { columnAt } from '@portal/contract/dpas/dpa-columns.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { MOST_ERRORS_SHOWN, type TASK_ERROR_SORT_FIELDS } from '@portal/contract/tasks/task.ts'
import type { listTaskErrors } from '@portal/contract/tasks/task-endpoints.ts'
import type { RowError } from '@portal/contract/tasks/task-row-schemas.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'
import type { TaskRowTable } from './task-tables.ts'

type ErrorQuery = ParsedOf<typeof listTaskErrors>['query']

const SORTABLE: Sortable = {
  columns: {
    row: sql`task_row.row`,
    reason: sql`task_row.reason`,
  } satisfies Record<(typeof TASK_ERROR_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['row'],
  id: sql`task_row.row`,
}

const hasColumns = ({ options }: TaskRecord): boolean => options.format === 'csv'

const rowErrorOf =
  (task: TaskRecord) =>
  (row: Selectable<TaskRowTable>): RowError => {
    const column = hasColumns(task) && row.field ? columnAt(row.field) : undefined
    return {
      row: row.row,
      action: row.action,
      field: row.field ?? '',
      reason: row.reason ?? '',
      message: row.message ?? '',
      ...(column && { column }),
      ...(row.srciDpaId && { srciDpaId: row.srciDpaId }),
      ...(row.value && { value: row.value }),
      ...(row.suggestion && { suggestion: row.suggestion }),
    }
  }

const failedRows = (db: Database, { id }: TaskRecord) =>
  db.selectFrom('taskRow').where('taskId', '=', id).where('result', '=', 'FAILED')

/** The errors shown with a task, first rows first. */
export async function firstErrors(db: Database, task: TaskRecord): Promise<RowError[]> {
  const rows = await failedRows(db, task).selectAll().orderBy('row').limit(MOST_ERRORS_SHOWN).execute()
  return rows.map(rowErrorOf(task))
}

/** One page of a task's errors, with their number per reason. */
export async function listErrorsOf(db: Database, task: TaskRecord, query: ErrorQuery) {
  const { q, reason } = query
  const searched = failedRows(db, task).$if(q !== undefined, (rows) =>
    rows.where(
      sql`fold_text(concat_ws(' ', srci_dpa_id, field, reason, message, value))`,
      'like',
      searchPattern(q ?? ''),
    ),
  )
  const found = searched
    .$if(reason !== undefined, (rows) => rows.where('reason', 'in', reason ?? []))
    .selectAll('taskRow')
  const reasons = await searched
    .select(({ fn }) => [
      fn.coalesce('reason', sql<string>`''`).as('reason'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
  return { ...(await readList(db, query, { found, sortable: SORTABLE }, rowErrorOf(task))), reasons }
}
