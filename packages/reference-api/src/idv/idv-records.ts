import { sql } from 'kysely'
import type { EditableRecord } from '../stored-record.ts'
import { idvChannel as channelOf, idvEntityId, idvProfileStore } from './idv-profile-store.ts'
import { idvSystem } from './idv-system.ts'

export const idvChannel: EditableRecord = {
  name: sql`(
    select body ->> 'displayName' from idv_profile profile
    where profile.account_id = audit_entry.account_id and profile.subject_id || '/' || profile.type = entity_id
  )`,
  find: async (db, accountId, id) => {
    const [subjectId = '', channel = ''] = id.split('/')
    const system = await idvSystem(db, accountId, subjectId)
    const { type } = await idvProfileStore(db, system).get(channelOf(channel))
    return { id: idvEntityId(subjectId, type) }
  },
}

export const idvConfiguration: EditableRecord = {
  find: async (db, accountId, id) => ({ id: (await idvSystem(db, accountId, id)).subjectId }),
}
