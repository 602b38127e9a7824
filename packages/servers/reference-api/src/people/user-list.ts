import { hasMailFailure } from '@portal/accounts/mail/outbox.ts'
import { operators } from '@portal/accounts/operators/operators.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { LastSignIn, USER_SORT_FIELDS } from '@portal/contract/people/user.ts'
import type { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { administration } from './administrators.ts'
import { shownBeside } from './operator-store.ts'
import { userView } from './user-view.ts'

type UserQuery = ParsedOf<typeof listUsers>['query']

const SORTABLE: Sortable = {
  columns: {
    email: sql`email`,
    family_name: sql`lower(family_name)`,
    status: sql`status`,
    // Never signed in sorts before all others, like a sign-in long ago.
    lastSignInAt: sql`coalesce(last_sign_in_at, '-infinity')`,
    createdAt: sql`created_at`,
    updatedAt: sql`updated_at`,
  } satisfies Record<(typeof USER_SORT_FIELDS)[number] | 'updatedAt', RawBuilder<unknown>>,
  usual: ['-updatedAt'],
  id: sql`id`,
}

const hasRole = (roles: readonly string[]) => sql<boolean>`exists (
  select from operator_role join role on role.id = role_id
  where operator_id = operator.id and (name = any(${roles}) or role.id::text = any(${roles}))
)`

const hasPermission = (permissions: readonly string[]) => sql<boolean>`exists (
  select from operator_role join role on role.id = role_id
  where operator_id = operator.id and resources && ${permissions}
)`

const SIGNED_IN: Readonly<Record<LastSignIn, RawBuilder<boolean>>> = {
  NEVER: sql`last_sign_in_at is null`,
  OVER_30_DAYS: sql`last_sign_in_at < now() - interval '30 days'`,
  OVER_90_DAYS: sql`last_sign_in_at < now() - interval '90 days'`,
}

const signedIn = (choices: readonly LastSignIn[]) =>
  sql<boolean>`(${sql.join(
    choices.map((choice) => SIGNED_IN[choice]),
    sql` or `,
  )})`

/** Matches names and addresses that contain the text, and complete ids. */
const holds = (q: string) =>
  isUuid(q) ? sql<boolean>`id = ${q}` : sql<boolean>`search like ${searchPattern(q)}`

function matching(db: Database, accountId: string, query: UserQuery) {
  const { q, status, credentialState, role, permission, lastSignIn, createdFrom, createdTo } = query
  return operators(db)
    .where('accountId', '=', accountId)
    .$if(q !== undefined, (rows) => rows.where(holds(q ?? '')))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(credentialState !== undefined, (rows) => rows.where('credentialState', 'in', credentialState ?? []))
    .$if(role !== undefined, (rows) => rows.where(hasRole(role ?? [])))
    .$if(permission !== undefined, (rows) => rows.where(hasPermission(permission ?? [])))
    .$if(lastSignIn !== undefined, (rows) => rows.where(signedIn(lastSignIn ?? [])))
    .$if(query.hasMailFailure !== undefined, (rows) =>
      rows.where(hasMailFailure, '=', query.hasMailFailure === true),
    )
    .$if(createdFrom !== undefined, (rows) => rows.where('createdAt', '>=', new Date(createdFrom ?? 0)))
    .$if(createdTo !== undefined, (rows) => rows.where('createdAt', '<=', endOfPeriod(createdTo ?? '')))
}

/** One page of the operators of an account. */
export function listOperators(db: Database, accountId: string, query: UserQuery) {
  const beside = [...shownBeside, ...administration(accountId)]
  const found = matching(db, accountId, query).selectAll().select(beside)
  return readList(db, query, { found, sortable: SORTABLE }, userView)
}
