import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import { credentialOf, hasCredentials } from '@portal/accounts/passwords/credentials.ts'
import {
  changePassword,
  getAccess,
  getCurrentUser,
  updateCurrentUser,
} from '@portal/contract/people/me-endpoints.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { changeOwnPassword } from './change-password.ts'
import { operatorStore } from './operator-store.ts'

/** Fields that operators may change about themselves, with the contract's names. */
const ownFields = (row: OperatorRow) => ({
  given_name: row.givenName,
  family_name: row.familyName,
  locale: row.locale,
  timeZone: row.timeZone,
})

async function currentUser(db: Database, row: OperatorRow) {
  const isHere = await hasCredentials(db)
  const credential = isHere ? await credentialOf(db, row.id) : undefined
  return {
    id: row.id,
    email: row.email,
    ...ownFields(row),
    roles: await operatorStore(db, row.accountId).rolesOf(row.id),
    accountId: row.accountId,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    passwordChangedAt: credential?.changedAt.toISOString() ?? null,
    identityProviderManaged: !isHere,
    revision: row.revision,
  }
}

function serveProfile(api: Api): void {
  serve(api, getAccess, async ({ caller }) => ({
    body: {
      resources: [...caller.permissions].sort().map((resource) => ({ resource })),
      subjectTypes: [...caller.subjectTypes],
    },
  }))

  serve(api, getCurrentUser, async ({ db, caller }) => {
    const row = await operatorStore(db, caller.accountId).get(caller.id)
    return { body: await currentUser(db, row), revision: row.revision }
  })

  serve(api, updateCurrentUser, async ({ db, caller, body, ifMatch }) => {
    const store = operatorStore(db, caller.accountId)
    const before = await store.lock(caller.id)
    requireMatch(ifMatch, before)
    const { given_name: givenName, family_name: familyName, locale, timeZone } = body
    const row = await store.save(before, { givenName, familyName, locale, timeZone }, caller.person)
    return {
      body: await currentUser(db, row),
      revision: row.revision,
      recorded: {
        entity: 'operator',
        entityId: row.id,
        revision: row.revision,
        changes: changesBetween(ownFields(before), ownFields(row)),
      },
    }
  })
}

/** `demoPassword` is the password of demo operators that have none of their own yet. */
export function serveMe(api: Api, demoPassword: string | undefined): void {
  serveProfile(api)

  serve(api, changePassword, async ({ db, caller, body }) => {
    const { revision, isDemo } = await operatorStore(db, caller.accountId).lock(caller.id)
    await changeOwnPassword(db, caller, body, isDemo ? demoPassword : undefined)
    return { body: undefined, recorded: { entity: 'operator', entityId: caller.id, revision } }
  })
}
