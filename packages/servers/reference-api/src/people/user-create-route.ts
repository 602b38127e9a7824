import { createUser } from '@portal/contract/people/user-endpoints.ts'
import { v7 as uuid } from 'uuid'
import { requireAdministratorToMakeOne, requireGivable } from '../access/escalation.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { roleStore } from '../roles/role-store.ts'
import { recordedUser } from './changed-user.ts'
import { type MailAddresses, operatorEmails } from './operator-emails.ts'
import { operatorStore } from './operator-store.ts'
import { recordedGain } from './recorded-gain.ts'
import { userFacts } from './user-view.ts'

export function serveUserCreation(api: Api, addresses: MailAddresses): void {
  serve(api, createUser, async ({ db, caller, body: given }) => {
    const roles = await roleStore(db, caller.accountId).give(given.roleIds)
    requireGivable(caller, roles, given.roleIds)
    requireAdministratorToMakeOne(caller, [], roles)
    const store = operatorStore(db, caller.accountId)
    const now = new Date()
    const user = await store.insert({
      id: uuid(),
      email: given.email,
      givenName: given.given_name,
      familyName: given.family_name,
      status: 'ACTIVE',
      suspendedReason: null,
      credentialState: 'INVITED',
      invitedAt: now,
      lastSignInAt: null,
      createdAt: now,
      createdBy: caller.person,
      updatedAt: now,
      updatedBy: caller.person,
    })
    await store.addRoles(user.id, given.roleIds)
    const emails = operatorEmails(db, caller.accountId, addresses)
    await emails.invite(user, caller.person.name)
    const gain = await recordedGain(emails, caller, user, { held: [], given: roles })
    const body = await store.show(user.id)
    const after = { email: user.email, ...userFacts(user, body.roles), ...gain }
    return {
      body,
      revision: user.revision,
      location: `/users/${user.id}`,
      recorded: recordedUser(user, { before: {}, after }, given.changeReason),
    }
  })
}
