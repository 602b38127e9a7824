import {
  createIdvProfile,
  deleteIdvProfile,
  getIdvProfile,
  listIdvProfileHistory,
  listIdvProfiles,
  updateIdvProfile,
} from '@portal/contract/idv/idv-endpoints.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import { readList } from '../database/read-list.ts'
import { listHistory } from '../history/history-list.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { requireUnusedChannel } from './channel-use.ts'
import {
  idvChannel,
  idvEntityId,
  idvProfileStore,
  idvProfileView,
  recordedProfile,
} from './idv-profile-store.ts'
import { idvSystem, lockIdvSystem } from './idv-system.ts'
import { requireProvider } from './provider.ts'

const SORTABLE = {
  columns: { priority: sql`priority`, type: sql`type`, updatedAt: sql`updated_at` },
  usual: ['priority'],
  id: sql`type`,
}

function serveProfileReads(api: Api): void {
  serve(api, listIdvProfiles, async ({ db, caller, params, query }) => {
    const system = await idvSystem(db, caller.accountId, params.subjectId)
    const { enabled } = query
    const found = idvProfileStore(db, system)
      .shown()
      .$if(enabled !== undefined, (rows) => rows.where('enabled', '=', enabled === true))
    return { body: await readList(db, query, { found, sortable: SORTABLE }, idvProfileView) }
  })

  serve(api, getIdvProfile, async ({ db, caller, params }) => {
    const system = await idvSystem(db, caller.accountId, params.subjectId)
    const profile = await idvProfileStore(db, system).show(idvChannel(params.type))
    return { body: idvProfileView(profile), revision: profile.revision }
  })

  // The history of a deleted profile stays readable.
  serve(api, listIdvProfileHistory, async ({ db, caller: { accountId }, params, query }) => {
    const { subjectId } = await idvSystem(db, accountId, params.subjectId)
    const entityId = idvEntityId(subjectId, idvChannel(params.type))
    return { body: await listHistory(db, { accountId, entity: 'idvChannel', entityId }, query) }
  })
}

function serveProfileCreation(api: Api): void {
  serve(api, createIdvProfile, async ({ db, caller, params, body: { changeReason, ...body } }) => {
    const system = await lockIdvSystem(db, caller.accountId, params.subjectId)
    await requireProvider(db, system, body)
    const store = idvProfileStore(db, system)
    const profile = await store.insert(body, caller.person)
    return {
      body: idvProfileView(await store.show(body.type)),
      revision: profile.revision,
      location: `/subjects/${system.subjectId}/idv-channel-profiles/${body.type}`,
      recorded: recordedProfile(system, undefined, profile, changeReason),
    }
  })
}

function serveProfileChanges(api: Api): void {
  serve(api, updateIdvProfile, async ({ db, caller, params, body: { changeReason, ...body }, ifMatch }) => {
    const system = await lockIdvSystem(db, caller.accountId, params.subjectId)
    const store = idvProfileStore(db, system)
    const before = await store.get(idvChannel(params.type))
    requireMatch(ifMatch, before)
    if (body.type !== before.type) {
      const detail = fieldDetail('/type', 'FIELD_IMMUTABLE', 'The channel of a profile cannot change.')
      throw new ApiError('FIELD_IMMUTABLE', { details: [detail] })
    }
    await requireProvider(db, system, body)
    if (before.enabled && !body.enabled) await requireUnusedChannel(db, system, before.type)
    const profile = await store.save(before, body, caller.person)
    return {
      body: idvProfileView(await store.show(body.type)),
      revision: profile.revision,
      recorded: recordedProfile(system, before, profile, changeReason),
    }
  })

  serve(api, deleteIdvProfile, async ({ db, caller, params, ifMatch, changeReason }) => {
    const system = await lockIdvSystem(db, caller.accountId, params.subjectId)
    const store = idvProfileStore(db, system)
    const before = await store.get(idvChannel(params.type))
    requireMatch(ifMatch, before)
    await requireUnusedChannel(db, system, before.type)
    await store.remove(before.type)
    return { body: undefined, recorded: recordedProfile(system, before, undefined, changeReason) }
  })
}

export function serveIdvProfiles(api: Api): void {
  serveProfileReads(api)
  serveProfileCreation(api)
  serveProfileChanges(api)
}
