import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { ROLE_SORT_FIELDS } from '@portal/contract/roles/role.ts'
import type { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { countOfUsers, userCount } from './role-store.ts'
import { roleView } from './role-view.ts'

type RoleQuery = ParsedOf<typeof listRoles>['query']

const SORTABLE: Sortable = {
  columns: {
    name: sql`name`,
    userCount: countOfUsers,
    builtIn: sql`built_in`,
  } satisfies Record<(typeof ROLE_SORT_FIELDS)[number] | 'builtIn', RawBuilder<unknown>>,
  usual: ['-builtIn', 'name'],
  id: sql`id`,
}

function matching(db: Database, accountId: string, { q, builtIn }: RoleQuery) {
  return db
    .selectFrom('role')
    .where('accountId', '=', accountId)
    .$if(q !== undefined, (rows) =>
      rows.where(sql`lower(name || ' ' || label)`, 'like', searchPattern(q ?? '')),
    )
    .$if(builtIn !== undefined, (rows) => rows.where('builtIn', '=', builtIn === true))
}

/** One page of the roles of an account: its built-in ones first, unless asked otherwise. */
export function listRolesOf(db: Database, accountId: string, query: RoleQuery) {
  const found = matching(db, accountId, query).selectAll().select(userCount)
  return readList(db, query, { found, sortable: SORTABLE }, roleView)
}
