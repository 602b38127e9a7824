import {
  getDpaDefaultsUse,
  listDpaDefaultsHistory,
  updateDpaDefaults,
} from '@portal/contract/subjects/dpa-defaults-endpoints.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { changesBetween } from '../database/changes-between.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { dpaDefaultsUse } from './dpa-defaults-use.ts'
import { saveLive } from './subject-lifecycle.ts'
import { subjectStore } from './subject-store.ts'

const DATA_KEY = 'defaultDpaConfig'

function requireSystem(type: SubjectType): void {
  if (type === 'SRC') return
  throw new ApiError('SUBJECT_TYPE_INVALID', { message: 'Only an SRC system has defaults for all DPAs.' })
}

export function serveDpaDefaults(api: Api): void {
  serve(api, updateDpaDefaults, async ({ db, caller, params, body, ifMatch }) => {
    const store = subjectStore(db, caller.accountId)
    const before = await store.lock(params.subjectId)
    requireSystem(before.type)
    requireMatch(ifMatch, before)
    const { changeReason, ...defaults } = body
    const { revision } = await store.save(saveLive(before, DATA_KEY, defaults, changeReason), caller.person)
    return {
      body: defaults,
      revision,
      recorded: {
        entity: 'subject',
        entityId: before.id,
        revision,
        dataKey: DATA_KEY,
        changes: changesBetween(before.draft[DATA_KEY] ?? {}, defaults),
        changeReason,
      },
    }
  })

  serve(api, getDpaDefaultsUse, async ({ db, caller, params }) => {
    const { type } = await subjectStore(db, caller.accountId).get(params.subjectId)
    requireSystem(type)
    return { body: await dpaDefaultsUse(db, caller.accountId) }
  })

  serve(api, listDpaDefaultsHistory, async ({ db, caller, params, query }) => {
    const { type } = await subjectStore(db, caller.accountId).get(params.subjectId)
    requireSystem(type)
    const whose = { accountId: caller.accountId, entity: 'subject', entityId: params.subjectId } as const
    return { body: await listHistory(db, { ...whose, dataKeys: [DATA_KEY] }, query) }
  })
}
