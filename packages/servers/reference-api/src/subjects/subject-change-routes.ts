import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import {
  changeSubjectStatus,
  publishSubject,
  updateSubjectData,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { isLiveWhenSaved } from '@portal/contract/subjects/subject-rules.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Api } from '../http/api.ts'
import { parseBody } from '../http/parse-input.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { changedSubject } from './changed-subject.ts'
import { completeData } from './complete-data.ts'
import { requireDataKey } from './requested-part.ts'
import { changeStatus, publish, saveData, saveLive } from './subject-lifecycle.ts'
import { subjectStore } from './subject-store.ts'

function serveDataUpdate(api: Api): void {
  serve(api, updateSubjectData, async ({ db, caller, params, body, ifMatch }) => {
    const store = subjectStore(db, caller.accountId)
    const before = await store.lock(params.subjectId)
    requireMatch(ifMatch, before)
    const dataKey = requireDataKey(before.type, params.dataKey)
    const { changeReason, ...given } = body
    const parsed = parseBody(dataSchemaOf(before.type, dataKey), given)
    const data = await completeData({ db, subject: before }, dataKey, parsed)
    const save = isLiveWhenSaved(before.type, dataKey) ? saveLive : saveData
    const { revision } = await store.save(save(before, dataKey, data, changeReason), caller.person)
    return {
      body: data,
      revision,
      recorded: {
        entity: 'subject',
        entityId: before.id,
        revision,
        dataKey,
        changes: changesBetween(before.draft[dataKey] ?? {}, data),
        changeReason,
      },
    }
  })
}

function servePublication(api: Api): void {
  serve(api, publishSubject, async ({ db, caller, params, body, ifMatch }) => {
    const store = subjectStore(db, caller.accountId)
    const before = await store.lock(params.subjectId)
    requireMatch(ifMatch, before)
    const now = new Date()
    const publication = {
      publishedRevision: before.revision + 1,
      publishedAt: now,
      publishedBy: caller.person,
    }
    const subject = await store.save({ ...publish(before, now), ...publication }, caller.person)
    return changedSubject(subject, { before: before.published ?? {}, after: before.draft }, body.changeReason)
  })
}

function serveStatus(api: Api): void {
  serve(api, changeSubjectStatus, async ({ db, caller, params, body, ifMatch }) => {
    const store = subjectStore(db, caller.accountId)
    const before = await store.lock(params.subjectId)
    requireMatch(ifMatch, before)
    const changed = changeStatus(before, body.status, caller.systemSubjectId)
    const subject = await store.save(changed, caller.person)
    return changedSubject(
      subject,
      { before: { status: before.status }, after: { status: subject.status } },
      body.changeReason,
    )
  })
}

export function serveSubjectChanges(api: Api): void {
  serveDataUpdate(api)
  servePublication(api)
  serveStatus(api)
}
