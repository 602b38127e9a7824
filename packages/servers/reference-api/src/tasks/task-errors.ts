import { csvColumnAt } from '@portal/contract/dpas/dpa-columns.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { MAX_ERRORS_SHOWN, type TASK_ERROR_SORT_FIELDS } from '@portal/contract/tasks/task.ts'
import type { listTaskErrors } from '@portal/contract/tasks/task-endpoints.ts'
import type { RowError } from '@portal/contract/tasks/task-row-schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'
import type { KeptProblem, TaskRowTable } from './task-tables.ts'

type ErrorQuery = ParsedOf<typeof listTaskErrors>['query']

/** A row with a single problem stores it in its own columns. */
const REASON = sql<string>`coalesce(problem.entry ->> 'reason', task_row.reason, '')`
const PLACE = sql<number>`coalesce(problem.place, 1)`

const SORTABLE: Sortable = {
  columns: {
    row: sql`task_row.row`,
    reason: REASON,
  } satisfies Record<(typeof TASK_ERROR_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['row'],
  id: sql`(task_row.row * 100::bigint + ${PLACE})`,
}

const hasColumns = ({ options }: TaskRecord): boolean => options.format === 'csv'

interface FoundProblem extends Pick<TaskRowTable, 'row' | 'action' | 'srciDpaId'>, KeptProblem {}

const rowErrorOf =
  (task: TaskRecord) =>
  ({ row, action, srciDpaId, field, reason, message, value, suggestion }: FoundProblem): RowError => {
    const column = hasColumns(task) ? csvColumnAt(field) : undefined
    return {
      row,
      action,
      field,
      reason,
      message,
      ...(column && { column }),
      ...(srciDpaId && { srciDpaId }),
      ...(value && { value }),
      ...(suggestion && { suggestion }),
    }
  }

/** The problems of a task's failed rows, one by one. */
const problemsOf = (db: Database, { id }: TaskRecord) =>
  db
    .selectFrom('taskRow')
    .leftJoinLateral(
      sql<{
        entry: KeptProblem
        place: number
      }>`jsonb_array_elements(task_row.problems) with ordinality`.as<'problem'>(sql`problem(entry, place)`),
      (join) => join.onTrue(),
    )
    .where('taskId', '=', id)
    .where('result', '=', 'FAILED')

const SHOWN = [
  'taskRow.row',
  'taskRow.action',
  'taskRow.srciDpaId',
  sql<string>`coalesce(problem.entry ->> 'field', task_row.field, '')`.as('field'),
  REASON.as('reason'),
  sql<string>`coalesce(problem.entry ->> 'message', task_row.message, '')`.as('message'),
  sql<
    string | null
  >`case when problem.place is null then task_row.value else problem.entry ->> 'value' end`.as('value'),
  sql<
    string | null
  >`case when problem.place is null then task_row.suggestion else problem.entry ->> 'suggestion' end`.as(
    'suggestion',
  ),
] as const

/** The errors shown with a task, first rows first. */
export async function firstErrors(db: Database, task: TaskRecord): Promise<RowError[]> {
  const found = await problemsOf(db, task)
    .select(SHOWN)
    .orderBy('taskRow.row')
    .orderBy(PLACE)
    .limit(MAX_ERRORS_SHOWN)
    .execute()
  return found.map(rowErrorOf(task))
}

/** One page of a task's errors, with counts by reason. */
export async function listErrorsOf(db: Database, task: TaskRecord, query: ErrorQuery) {
  const { q, reason } = query
  const searched = problemsOf(db, task).$if(q !== undefined, (rows) =>
    rows.where(
      sql`fold_text(concat_ws(' ', srci_dpa_id, field, reason, message, value, problem.entry ->> 'value'))`,
      'like',
      searchPattern(q ?? ''),
    ),
  )
  const found = searched
    .$if(reason !== undefined, (rows) => rows.where(REASON, 'in', reason ?? []))
    .select(SHOWN)
  const reasons = await searched
    .select(({ fn }) => [REASON.as('reason'), fn.countAll<number>().as('count')])
    .groupBy(REASON)
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
  return { ...(await readList(db, query, { found, sortable: SORTABLE }, rowErrorOf(task))), reasons }
}
