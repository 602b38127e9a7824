import {
  deleteRole,
  getRole,
  listDeclaredPermissions,
  listRoles,
  publishRole,
  updateRole,
} from '@portal/contract/roles/role-endpoints.ts'
import { refusalToDeleteRole } from '@portal/contract/roles/role-rules.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import { v7 as uuid } from 'uuid'
import { requireOwnRights } from '../access/escalation.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { lockAdministrators } from '../people/administrators.ts'
import { guardAdministrators } from '../people/guard-administrators.ts'
import { declaredPermissions, requireDeclared } from './declared-permissions.ts'
import { requireChangeable } from './role-lifecycle.ts'
import { listRolesOf } from './role-list.ts'
import { type RoleRow, roleStore } from './role-store.ts'
import { roleFacts, roleView } from './role-view.ts'

interface GivenRole extends Pick<RoleRow, 'name' | 'label' | 'resources'> {
  readonly description?: string | undefined
  readonly subjectTypes?: RoleRow['subjectTypes'] | undefined
}

/** A request body as the role's columns; omitted members become empty. */
const columnsOf = ({ name, label, description = '', resources, subjectTypes = [] }: GivenRole) => ({
  name,
  label,
  description,
  resources,
  subjectTypes,
})

const recordedRole = (
  { id, revision }: Pick<RoleRow, 'id' | 'revision'>,
  { before, after }: { before: object; after: object },
  changeReason: string | undefined,
) => ({
  entity: 'role' as const,
  entityId: id,
  revision,
  changes: changesBetween(before, after),
  changeReason,
})

function serveReads(api: Api): void {
  serve(api, listRoles, async ({ db, caller, query }) => ({
    body: await listRolesOf(db, caller.accountId, query),
  }))

  serve(api, getRole, async ({ db, caller, params }) => {
    const role = await roleStore(db, caller.accountId).get(params.roleId)
    return { body: roleView(role), revision: role.revision }
  })

  serve(api, listDeclaredPermissions, async ({ db, caller }) => ({
    body: { items: await declaredPermissions(db, caller.accountId) },
  }))
}

function servePublication(api: Api): void {
  serve(api, publishRole, async ({ db, caller, body }) => {
    const given = columnsOf(body)
    await requireDeclared(db, caller.accountId, { given: given.resources })
    requireOwnRights(caller, given)
    const by = { createdBy: caller.person, updatedBy: caller.person }
    const role = await roleStore(db, caller.accountId).insert({ ...given, ...by, id: uuid(), builtIn: false })
    return {
      body: roleView(role),
      revision: role.revision,
      location: `/roles/${role.id}`,
      recorded: recordedRole(role, { before: {}, after: roleFacts(role) }, body.changeReason),
    }
  })
}

function serveUpdate(api: Api): void {
  serve(api, updateRole, async ({ db, caller, params, body, ifMatch }) => {
    await lockAdministrators(db, caller.accountId)
    const store = roleStore(db, caller.accountId)
    const before = await store.lock(params.roleId)
    requireMatch(ifMatch, before)
    const given = columnsOf(body)
    requireChangeable(before, given.name)
    await requireDeclared(db, caller.accountId, { given: given.resources, held: before.resources })
    requireOwnRights(caller, given)
    const role = await guardAdministrators(db, caller, () => store.save(before, given, caller.person))
    const facts = { before: roleFacts(before), after: roleFacts(role) }
    return {
      body: roleView(role),
      revision: role.revision,
      recorded: recordedRole(role, facts, body.changeReason),
    }
  })
}

function serveDeletion(api: Api): void {
  serve(api, deleteRole, async ({ db, caller, params, ifMatch, changeReason }) => {
    const store = roleStore(db, caller.accountId)
    const role = await store.lock(params.roleId)
    requireMatch(ifMatch, role)
    requireAllowed(refusalToDeleteRole(role))
    await store.remove(role.id)
    const gone = { id: role.id, revision: role.revision + 1 }
    return {
      body: undefined,
      recorded: recordedRole(gone, { before: roleFacts(role), after: {} }, changeReason),
    }
  })
}

export function serveRoles(api: Api): void {
  serveReads(api)
  servePublication(api)
  serveUpdate(api)
  serveDeletion(api)
}
