import { operators } from '@portal/accounts/operators/operators.ts'
import { refusalToDecideOnAccess } from '@portal/contract/people/access-request-rules.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/tables.ts'
import { type AccessRequestRow, accessRequestStore } from './access-request-store.ts'

interface Role {
  readonly id: string
  readonly label: string
  readonly resources: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

/** A request with the rights that decide who can decide on it. */
export interface RequestWithRights {
  readonly request: AccessRequestRow
  readonly role: Role | undefined
  /** The roles of the person who asks. */
  readonly held: readonly Role[]
}

/** The active people who made these requests, with their roles. */
async function rolesByPerson(db: Database, ids: readonly string[]): Promise<Map<string, Role[]>> {
  if (ids.length === 0) return new Map()
  const active = await operators(db)
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'ACTIVE')
    .execute()
  const held = await db
    .selectFrom('role')
    .innerJoin('operatorRole', 'operatorRole.roleId', 'role.id')
    .select(['operatorId', 'role.id', 'label', 'resources', 'subjectTypes'])
    .where('operatorId', 'in', ids)
    .execute()
  return new Map(active.map(({ id }) => [id, held.filter(({ operatorId }) => operatorId === id)]))
}

/** Adds the rights to requests, and leaves out those of suspended people. */
export async function withRights(
  db: Database,
  requests: readonly AccessRequestRow[],
): Promise<RequestWithRights[]> {
  const heldBy = await rolesByPerson(db, [...new Set(requests.map(({ operatorId }) => operatorId))])
  const roleIds = requests.flatMap(({ roleId }) => roleId ?? [])
  const roles =
    roleIds.length === 0
      ? []
      : await db
          .selectFrom('role')
          .select(['id', 'label', 'resources', 'subjectTypes'])
          .where('id', 'in', roleIds)
          .execute()
  return requests.flatMap((request) => {
    const held = heldBy.get(request.operatorId)
    return held ? [{ request, held, role: roles.find(({ id }) => id === request.roleId) }] : []
  })
}

type Decider = Pick<Caller, 'permissions' | 'subjectTypes'> & { readonly email: string }

export const canDecide = ({ request, held, role }: RequestWithRights, decider: Decider): boolean =>
  !refusalToDecideOnAccess({ person: request.person, held, role }, decider)

const asDecider = ({ person: { email }, permissions, subjectTypes }: Caller): Decider => ({
  email,
  permissions,
  subjectTypes,
})

/** The open requests that the caller can decide on, oldest first. */
export async function decidableRequests(
  db: Database,
  caller: Caller,
  personId?: string,
): Promise<AccessRequestRow[]> {
  const open = await withRights(db, await accessRequestStore(db, caller.accountId).open(personId))
  return open.filter((one) => canDecide(one, asDecider(caller))).map(({ request }) => request)
}

/** Whether the caller can decide on this request. To others it does not exist. */
export async function isDecidable(db: Database, caller: Caller, request: AccessRequestRow): Promise<boolean> {
  const found = await withRights(db, [request])
  return found.some((one) => canDecide(one, asDecider(caller)))
}
