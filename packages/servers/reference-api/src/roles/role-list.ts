import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { ROLE_SORT_FIELDS } from '@portal/contract/roles/role.ts'
import type { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { endOfPeriod } from '../database/end-of-period.ts'
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
    updatedAt: sql`updated_at`,
    builtIn: sql`built_in`,
  } satisfies Record<(typeof ROLE_SORT_FIELDS)[number] | 'builtIn', RawBuilder<unknown>>,
  usual: ['-builtIn', 'name'],
  id: sql`id`,
}

const isHeld = sql<boolean>`exists (select from operator_role where role_id = role.id)`

function matching(db: Database, accountId: string, query: RoleQuery) {
  const { q, builtIn, permission, unused, updatedFrom, updatedTo } = query
  return db
    .selectFrom('role')
    .where('accountId', '=', accountId)
    .$if(q !== undefined, (rows) =>
      rows.where(sql`fold_text(concat_ws(' ', name, label, description))`, 'like', searchPattern(q ?? '')),
    )
    .$if(builtIn !== undefined, (rows) => rows.where('builtIn', '=', builtIn === true))
    .$if(permission !== undefined, (rows) => rows.where(sql<boolean>`resources && ${permission}`))
    .$if(unused !== undefined, (rows) => rows.where(unused ? sql<boolean>`not ${isHeld}` : isHeld))
    .$if(updatedFrom !== undefined, (rows) => rows.where('updatedAt', '>=', new Date(updatedFrom ?? 0)))
    .$if(updatedTo !== undefined, (rows) => rows.where('updatedAt', '<=', endOfPeriod(updatedTo ?? '')))
}

/** One page of an account's roles, built-in ones first by default. */
export function listRolesOf(db: Database, accountId: string, query: RoleQuery) {
  const found = matching(db, accountId, query).selectAll().select(userCount)
  return readList(db, query, { found, sortable: SORTABLE }, roleView)
}
