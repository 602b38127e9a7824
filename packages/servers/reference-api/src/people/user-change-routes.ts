import { endSessions } from '@portal/accounts/sessions/end-sessions.ts'
import { deleteUser, resetUserPassword, updateUser } from '@portal/contract/people/user-endpoints.ts'
import { refusalToDeleteUser } from '@portal/contract/people/user-rules.ts'
import { ApiError, requireAllowed } from '@portal/server-common/http/api-error.ts'
import { actor } from '../access/actor.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { lockAdministrators } from './administrators.ts'
import { changedUser, recordedUser } from './changed-user.ts'
import { type MailAddresses, operatorEmails } from './operator-emails.ts'
import { operatorStore } from './operator-store.ts'
import { requireResettable, resetStarted } from './user-lifecycle.ts'
import { userFacts } from './user-view.ts'

function serveUpdate(api: Api): void {
  serve(api, updateUser, async ({ db, caller, params, body, ifMatch }) => {
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    const { given_name: givenName, family_name: familyName, changeReason } = body
    const user = await store.save(before, { givenName, familyName }, caller.person)
    return changedUser(store, before, user, changeReason)
  })
}

function serveDeletion(api: Api): void {
  serve(api, deleteUser, async ({ db, caller, params, ifMatch, changeReason }) => {
    await lockAdministrators(db, caller.accountId)
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    requireAllowed(refusalToDeleteUser(before, actor(caller)))
    const facts = { email: before.email, ...userFacts(before, await store.rolesOf(before.id)) }
    await store.remove(before.id)
    const gone = { id: before.id, revision: before.revision + 1 }
    return { body: undefined, recorded: recordedUser(gone, { before: facts, after: {} }, changeReason) }
  })
}

/** Throws where the identity provider keeps the passwords itself: nobody could choose a new one here. */
function requireOwnPasswords({ operatorClaim }: MailAddresses): void {
  if (operatorClaim === 'sub') return
  throw new ApiError('INVALID_STATE', {
    message: 'Your identity provider keeps the passwords. Reset this one there.',
  })
}

function servePasswordReset(api: Api, addresses: MailAddresses): void {
  serve(api, resetUserPassword, async ({ db, caller, params, body, ifMatch }) => {
    await lockAdministrators(db, caller.accountId)
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    requireResettable(before, caller)
    const isInvited = before.credentialState === 'INVITED'
    if (!isInvited) requireOwnPasswords(addresses)
    const changes = { ...resetStarted(before), ...(isInvited && { invitedAt: new Date() }) }
    const user = await store.save(before, changes, caller.person)
    const emails = operatorEmails(db, caller.accountId, addresses)
    if (isInvited) await emails.invite(user, caller.person.name)
    else await emails.resetPassword(user)
    await endSessions(db, user.id)
    const facts = { before: userFacts(before, []), after: userFacts(user, []) }
    return {
      body: undefined,
      revision: user.revision,
      recorded: recordedUser(user, facts, body.changeReason),
    }
  })
}

export function serveUserChanges(api: Api, addresses: MailAddresses): void {
  serveUpdate(api)
  serveDeletion(api)
  servePasswordReset(api, addresses)
}
