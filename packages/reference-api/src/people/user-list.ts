import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { USER_SORT_FIELDS } from '@portal/contract/people/user.ts'
import type { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { userView } from './user-view.ts'

type UserQuery = ParsedOf<typeof listUsers>['query']

const SORTABLE: Sortable = {
  columns: {
    email: sql`email`,
    family_name: sql`lower(family_name)`,
    status: sql`status`,
    // Who never signed in comes before all others, as somebody who did so long ago.
    lastSignInAt: sql`coalesce(last_sign_in_at, '-infinity')`,
    updatedAt: sql`updated_at`,
  } satisfies Record<(typeof USER_SORT_FIELDS)[number] | 'updatedAt', RawBuilder<unknown>>,
  usual: ['-updatedAt'],
  id: sql`id`,
}

const roleRefs = sql<RoleRef[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', role.id, 'name', name, 'label', label) order by name), '[]')
  from operator_role join role on role.id = role_id where operator_id = operator.id
)`.as('roles')

const hasRole = (roles: readonly string[]) => sql<boolean>`exists (
  select from operator_role join role on role.id = role_id
  where operator_id = operator.id and (name = any(${roles}) or role.id::text = any(${roles}))
)`

function matching(db: Database, accountId: string, { q, status, credentialState, role }: UserQuery) {
  return db
    .selectFrom('operator')
    .where('accountId', '=', accountId)
    .$if(q !== undefined, (rows) => rows.where('search', 'like', searchPattern(q ?? '')))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(credentialState !== undefined, (rows) => rows.where('credentialState', 'in', credentialState ?? []))
    .$if(role !== undefined, (rows) => rows.where(hasRole(role ?? [])))
}

/** One page of the operators of an account. */
export function listOperators(db: Database, accountId: string, query: UserQuery) {
  const found = matching(db, accountId, query).selectAll().select(roleRefs)
  return readList(db, query, { found, sortable: SORTABLE }, (row) => userView(row, row.roles))
}
