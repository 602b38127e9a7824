import { sql } from 'kysely'
import type { StoredRecord } from '../stored-record.ts'

export const developerPortalUser: StoredRecord = {
  name: sql`(select email from developer_portal_user d where d.id = entity_id::uuid)`,
}
