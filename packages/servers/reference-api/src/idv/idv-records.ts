import { sql } from 'kysely'
import type { EditableRecord } from '../stored-record.ts'
import { idvChannel as channelOf, idvEntityId } from './idv-profile-store.ts'
import { idvSystem } from './idv-system.ts'

export const idvChannel: EditableRecord = {
  name: sql`(
    select body ->> 'displayName' from idv_profile profile
    where profile.account_id = audit_entry.account_id and profile.subject_id || '/' || profile.type = entity_id
  )`,
  find: async (db, accountId, id) => {
    const [subjectId = '', channel = ''] = id.split('/')
    // A channel exists before it has a profile.
    return { id: idvEntityId((await idvSystem(db, accountId, subjectId)).subjectId, channelOf(channel)) }
  },
}

/** Records of which a system has one, identified by the system's id. */
const ofSystem: EditableRecord = {
  find: async (db, accountId, id) => ({ id: (await idvSystem(db, accountId, id)).subjectId }),
}

export const idvRules = ofSystem
export const idvConfiguration = ofSystem
