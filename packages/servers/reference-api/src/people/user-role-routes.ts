import { MAX_ROLES } from '@portal/contract/people/user.ts'
import { addUserRoles, removeUserRole } from '@portal/contract/people/user-endpoints.ts'
import { refusalToChangeRolesOf, refusalToRemoveRole } from '@portal/contract/people/user-rules.ts'
import { ApiError, fieldDetail, requireAllowed } from '@portal/server-common/http/api-error.ts'
import { requireAdministratorToMakeOne, requireGivable } from '../access/escalation.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { roleStore } from '../roles/role-store.ts'
import { fulfillRequests } from './access-requests/fulfill-requests.ts'
import { lockAdministrators } from './administrators.ts'
import { recordedUser } from './changed-user.ts'
import { type MailAddresses, operatorEmails } from './operator-emails.ts'
import { operatorStore } from './operator-store.ts'
import { recordedGain } from './recorded-gain.ts'
import { userFacts } from './user-view.ts'

function requireRoom(roleCount: number): void {
  if (roleCount <= MAX_ROLES) return
  throw new ApiError('VALIDATION_FAILED', {
    details: [fieldDetail('/roleIds', 'TOO_LONG', `A user has at most ${MAX_ROLES} roles.`)],
  })
}

function serveGiving(api: Api, addresses: MailAddresses): void {
  serve(api, addUserRoles, async ({ db, caller, params, body, ifMatch }) => {
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    requireAllowed(refusalToChangeRolesOf(before, caller.person))
    const given = await roleStore(db, caller.accountId).give(body.roleIds)
    requireGivable(caller, given, body.roleIds)
    const held = await store.rolesOf(before.id)
    requireAdministratorToMakeOne(caller, held, given)
    const added = body.roleIds.filter((id) => !held.some((role) => role.id === id))
    if (added.length === 0) return { body: { items: held }, revision: before.revision, recorded: [] }
    requireRoom(held.length + added.length)
    await store.addRoles(before.id, added)
    const user = await store.save(before, {}, caller.person)
    const roles = await store.rolesOf(user.id)
    const news = roles.filter(({ id }) => added.includes(id))
    const emails = operatorEmails(db, caller.accountId, addresses)
    const gain = await recordedGain(emails, caller, user, { held, given: news })
    const fulfilled = await fulfillRequests(db, emails, user, { by: caller.person, given: news })
    const facts = { before: userFacts(before, held), after: { ...userFacts(user, roles), ...gain } }
    return {
      body: { items: roles },
      revision: user.revision,
      recorded: [recordedUser(user, facts, body.changeReason), ...fulfilled],
    }
  })
}

function serveTaking(api: Api): void {
  serve(api, removeUserRole, async ({ db, caller, params, ifMatch, changeReason }) => {
    await lockAdministrators(db, caller.accountId)
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    const held = await store.rolesOf(before.id)
    const left = held.filter((role) => role.id !== params.roleId.toLowerCase())
    requireAllowed(refusalToRemoveRole(before, left, caller.person))
    if (left.length === held.length) {
      throw new ApiError('ROLE_NOT_FOUND', { message: 'The user does not have this role.' })
    }
    await store.removeRole(before.id, params.roleId)
    const user = await store.save(before, {}, caller.person)
    const facts = { before: userFacts(before, held), after: userFacts(user, left) }
    return {
      body: undefined,
      revision: user.revision,
      recorded: recordedUser(user, facts, changeReason),
    }
  })
}

export function serveUserRoles(api: Api, addresses: MailAddresses): void {
  serveGiving(api, addresses)
  serveTaking(api)
}
