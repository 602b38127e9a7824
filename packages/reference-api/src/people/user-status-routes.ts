import { disableUser, enableUser } from '@portal/contract/people/user-endpoints.ts'
import { requireOther } from '../access/escalation.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { lockAdministrators, requireAdministrator } from './administrators.ts'
import { changedUser } from './changed-user.ts'
import { credentialStore } from './credential-store.ts'
import { type MailAddresses, operatorMails } from './operator-mails.ts'
import { operatorStore } from './operator-store.ts'
import { disable, enable } from './user-lifecycle.ts'

function serveDisabling(api: Api): void {
  serve(api, disableUser, async ({ db, caller, params, body, ifMatch }) => {
    await lockAdministrators(db, caller.accountId)
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireOther(caller, before.id)
    requireMatch(ifMatch, before)
    const user = await store.save(before, disable(before, body.changeReason), caller.person)
    await requireAdministrator(db, caller.accountId)
    await credentialStore(db).endSessions(user.id)
    return changedUser(before, user, await store.rolesOf(user.id), body.changeReason)
  })
}

function serveEnabling(api: Api, addresses: MailAddresses): void {
  serve(api, enableUser, async ({ db, caller, params, body, ifMatch }) => {
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    const user = await store.save(before, enable(before), caller.person)
    const mails = operatorMails(db, caller.accountId, addresses)
    await mails.activate(user)
    // What they had been sent may have expired while they were kept out.
    if (user.credentialState === 'INVITED') await mails.invite(user, caller.person.name)
    if (user.credentialState === 'RESET_REQUIRED') await mails.resetPassword(user)
    return changedUser(before, user, await store.rolesOf(user.id), body.changeReason)
  })
}

export function serveUserStatus(api: Api, addresses: MailAddresses): void {
  serveDisabling(api)
  serveEnabling(api, addresses)
}
