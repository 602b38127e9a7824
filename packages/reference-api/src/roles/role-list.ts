import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { ROLE_SORT_FIELDS } from '@portal/contract/roles/role.ts'
import type { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import { readPage } from '../database/read-page.ts'
import { sortTerms } from '../database/sort-terms.ts'
import type { Database } from '../database/tables.ts'
import { userCount } from './role-store.ts'
import { roleView } from './role-view.ts'

type RoleQuery = ParsedOf<typeof listRoles>['query']

const SORT_COLUMNS: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`name`,
  userCount: sql`user_count`,
} satisfies Record<(typeof ROLE_SORT_FIELDS)[number], RawBuilder<unknown>>

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
  const found = matching(db, accountId, query)
  const selected = found.selectAll().select(userCount)
  const ordered = query.sort
    ? sortTerms(query.sort).reduce(
        (rows, { field, direction }) => rows.orderBy(SORT_COLUMNS[field] ?? sql`name`, direction),
        selected,
      )
    : selected.orderBy('builtIn', 'desc').orderBy('name')
  return readPage(
    db,
    query,
    {
      rows: (total, limit, offset) =>
        ordered.select(total).orderBy('id').limit(limit).offset(offset).execute(),
      some: (limit) => found.select(sql`1`.as('one')).limit(limit),
    },
    roleView,
  )
}
