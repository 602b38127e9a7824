import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { TASK_SORT_FIELDS, TaskStatus } from '@portal/contract/tasks/task.ts'
import type { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { countBySpan } from '../database/count-by-span.ts'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { taskRows } from './task-store.ts'
import { taskSummary } from './task-view.ts'

type TaskQuery = ParsedOf<typeof listTasks>['query']

const SORTABLE: Sortable = {
  columns: {
    createdAt: sql`task.created_at`,
    processingAt: sql`coalesce(task.processing_at, '-infinity')`,
    status: sql`task.status`,
    type: sql`task.type`,
  } satisfies Record<(typeof TASK_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['-createdAt'],
  id: sql`task.id`,
}

function matching(db: Database, { accountId, subjectTypes }: Caller, query: TaskQuery) {
  const { q, type, status, createdBy, subjectId, createdFrom, createdTo } = query
  return taskRows(db, accountId)
    .where(sql<boolean>`task.subject_types <@ ${[...subjectTypes]}`)
    .$if(q !== undefined, (rows) => rows.where('task.search', 'like', searchPattern(q ?? '')))
    .$if(type !== undefined, (rows) => rows.where('task.type', 'in', type ?? []))
    .$if(status !== undefined, (rows) => rows.where('task.status', 'in', status ?? []))
    .$if(subjectId !== undefined, (rows) => rows.where('task.subjectId', 'in', subjectId ?? []))
    .$if(createdBy !== undefined, (rows) =>
      rows.where(sql`task.created_by ->> 'email'`, 'in', createdBy ?? []),
    )
    .$if(createdFrom !== undefined, (rows) => rows.where('task.createdAt', '>=', new Date(createdFrom ?? 0)))
    .$if(createdTo !== undefined, (rows) => rows.where('task.createdAt', '<=', endOfPeriod(createdTo ?? '')))
}

/** One page of the account's tasks about accessible subjects, newest first by default. */
export async function listTasksFor(db: Database, caller: Caller, query: TaskQuery) {
  const found = matching(db, caller, query)
  const { countFrom: starts, ...page } = query
  const list = await readList(db, page, { found, sortable: SORTABLE }, taskSummary)
  if (!starts) return list
  const counted = { at: sql`task.created_at`, starts, by: sql<TaskStatus>`task.status` }
  return { ...list, counts: await countBySpan(found, counted) }
}
