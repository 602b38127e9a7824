import { getSubject, getSubjectData, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { requireCopy, requireDataKey } from './requested-part.ts'
import { listSubjectsFor } from './subject-list.ts'
import { subjectStore } from './subject-store.ts'
import { subjectView } from './subject-view.ts'

export function serveSubjectReads(api: Api): void {
  serve(api, listSubjects, async ({ db, caller, query }) => ({
    body: await listSubjectsFor(db, caller, query),
  }))

  serve(api, getSubject, async ({ db, caller, params, query }) => {
    const subject = await subjectStore(db, caller.accountId).get(params.subjectId)
    requireCopy(subject, query.view)
    return { body: subjectView(subject, query.view), revision: subject.revision }
  })

  serve(api, getSubjectData, async ({ db, caller, params, query }) => {
    const subject = await subjectStore(db, caller.accountId).get(params.subjectId)
    const dataKey = requireDataKey(subject.type, params.dataKey)
    requireCopy(subject, query.view)
    return { body: subject[query.view]?.[dataKey] ?? null, revision: subject.revision }
  })
}
