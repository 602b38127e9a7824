import { getUser, listUserRoles, listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { operatorStore } from './operator-store.ts'
import { listOperators } from './user-list.ts'

export function serveUserReads(api: Api): void {
  serve(api, listUsers, async ({ db, caller, query }) => ({
    body: await listOperators(db, caller.accountId, query),
  }))

  serve(api, getUser, async ({ db, caller, params }) => {
    const user = await operatorStore(db, caller.accountId).show(params.userId)
    return { body: user, revision: user.revision, isLively: true }
  })

  serve(api, listUserRoles, async ({ db, caller, params }) => {
    const store = operatorStore(db, caller.accountId)
    const { id, revision } = await store.get(params.userId)
    return { body: { items: await store.rolesOf(id) }, revision }
  })
}
