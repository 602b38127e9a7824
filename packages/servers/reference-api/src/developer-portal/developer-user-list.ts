import type { DEVELOPER_USER_SORT_FIELDS } from '@portal/contract/developer-portal/developer-user.ts'
import type { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { developerUserItem } from './developer-user-view.ts'

type DeveloperUserQuery = ParsedOf<typeof listDeveloperUsers>['query']

const SORTABLE: Sortable = {
  columns: {
    requestedAt: sql`requested_at`,
    companyName: sql`lower(company_name)`,
    status: sql`status`,
    updatedAt: sql`updated_at`,
  } satisfies Record<(typeof DEVELOPER_USER_SORT_FIELDS)[number] | 'updatedAt', RawBuilder<unknown>>,
  usual: ['-updatedAt'],
  id: sql`id`,
}

const isDecidedBy = (people: readonly string[]) =>
  sql<boolean>`(decided_by ->> 'email' = any(${people}) or decided_by ->> 'id' = any(${people}))`

const subjectName = sql<string | null>`(select name from subject
  where subject.account_id = developer_portal_user.account_id and subject.id = subject_id)`

function matching(db: Database, accountId: string, query: DeveloperUserQuery) {
  const { q, status, country, requestedSubjectTypes: types, subjectId } = query
  const { decidedBy, requestedFrom, requestedTo } = query
  return db
    .selectFrom('developerPortalUser')
    .where('accountId', '=', accountId)
    .$if(q !== undefined, (rows) => rows.where('search', 'like', searchPattern(q ?? '')))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(country !== undefined, (rows) => rows.where('country', 'in', country ?? []))
    .$if(types !== undefined, (rows) => rows.where(sql<boolean>`requested_subject_types && ${types}`))
    .$if(subjectId !== undefined, (rows) => rows.where('subjectId', 'in', subjectId ?? []))
    .$if(decidedBy !== undefined, (rows) => rows.where(isDecidedBy(decidedBy ?? [])))
    .$if(requestedFrom !== undefined, (rows) => rows.where('requestedAt', '>=', new Date(requestedFrom ?? 0)))
    .$if(requestedTo !== undefined, (rows) => rows.where('requestedAt', '<=', endOfPeriod(requestedTo ?? '')))
}

/** One page of developer portal users. */
export function listDeveloperUsersOf(db: Database, accountId: string, query: DeveloperUserQuery) {
  const found = matching(db, accountId, query).selectAll().select(subjectName.as('subjectName'))
  return readList(db, query, { found, sortable: SORTABLE }, developerUserItem)
}
