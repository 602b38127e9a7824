import {
  getDeveloperUser,
  listDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { listDeveloperUsersOf } from './developer-user-list.ts'
import { developerUserStore } from './developer-user-store.ts'
import { developerUserView } from './developer-user-view.ts'
import { linkedSubjectName } from './linked-subject.ts'

export function serveDeveloperUserReads(api: Api): void {
  serve(api, listDeveloperUsers, async ({ db, caller, query }) => ({
    body: await listDeveloperUsersOf(db, caller.accountId, query),
  }))

  serve(api, getDeveloperUser, async ({ db, caller, params }) => {
    const user = await developerUserStore(db, caller.accountId).get(params.userId)
    const subjectName = await linkedSubjectName(db, caller.accountId, user.subjectId)
    return { body: developerUserView(user, subjectName), revision: user.revision }
  })
}
