import { endSessions } from '@portal/accounts/sessions/end-sessions.ts'
import { disableUser, enableUser } from '@portal/contract/people/user-endpoints.ts'
import { refusalToDisableUser, refusalToEnableUser } from '@portal/contract/people/user-rules.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import { actor } from '../access/actor.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { lockAdministrators } from './administrators.ts'
import { changedUser } from './changed-user.ts'
import { type MailAddresses, operatorEmails } from './operator-emails.ts'
import { operatorStore } from './operator-store.ts'
import { disabled, enabled } from './user-lifecycle.ts'

function serveDisabling(api: Api): void {
  serve(api, disableUser, async ({ db, caller, params, body, ifMatch }) => {
    await lockAdministrators(db, caller.accountId)
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    requireAllowed(refusalToDisableUser(before, actor(caller)))
    const user = await store.save(before, disabled(body.changeReason), caller.person)
    await endSessions(db, user.id)
    return changedUser(store, before, user, body.changeReason)
  })
}

function serveEnabling(api: Api, addresses: MailAddresses): void {
  serve(api, enableUser, async ({ db, caller, params, body, ifMatch }) => {
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    requireAllowed(refusalToEnableUser(before, caller))
    const isInvited = before.credentialState === 'INVITED'
    const change = { ...enabled(), ...(isInvited && { invitedAt: new Date() }) }
    const user = await store.save(before, change, caller.person)
    const emails = operatorEmails(db, caller.accountId, addresses)
    await emails.activate(user)
    // Earlier links may have expired while the user was disabled.
    if (isInvited) await emails.invite(user, caller.person.name)
    if (user.credentialState === 'RESET_REQUIRED') await emails.resetPassword(user)
    return changedUser(store, before, user, body.changeReason)
  })
}

export function serveUserStatus(api: Api, addresses: MailAddresses): void {
  serveDisabling(api)
  serveEnabling(api, addresses)
}
