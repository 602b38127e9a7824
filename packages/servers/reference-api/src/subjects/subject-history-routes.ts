import { listSubjectDataHistory, listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { requireDataKey } from './requested-part.ts'
import { subjectStore } from './subject-store.ts'

export function serveSubjectHistory(api: Api): void {
  serve(api, listSubjectHistory, async ({ db, caller, params, query }) => {
    const whose = { accountId: caller.accountId, entity: 'subject', entityId: params.subjectId } as const
    return { body: await listHistory(db, { ...whose, dataKeys: query.dataKey }, query) }
  })

  serve(api, listSubjectDataHistory, async ({ db, caller, params, query }) => {
    const { type } = await subjectStore(db, caller.accountId).get(params.subjectId)
    const dataKeys = [requireDataKey(type, params.dataKey)]
    const whose = { accountId: caller.accountId, entity: 'subject', entityId: params.subjectId } as const
    return { body: await listHistory(db, { ...whose, dataKeys }, query) }
  })
}
