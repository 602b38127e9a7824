import { sql } from 'kysely'
import type { StoredRecord } from '../stored-record.ts'

export const directory: StoredRecord = {
  name: sql`(select name from directory where directory.id = entity_id::uuid)`,
}

export const file: StoredRecord = {
  name: sql`(select name from file where file.id = entity_id::uuid)`,
  directoryId: sql`(select directory_id from file where file.id = entity_id::uuid)`,
}

export const fileVersion: StoredRecord = {
  name: sql`(
    select name || ', version ' || number from file_version v join file on file.id = file_id
    where v.id = entity_id::uuid
  )`,
  directoryId: sql`(
    select directory_id from file_version v join file on file.id = file_id where v.id = entity_id::uuid
  )`,
}

export const changeRequest: StoredRecord = {
  name: sql`(select title from change_request c where c.id = entity_id::uuid)`,
  directoryId: sql`(select directory_id from change_request c where c.id = entity_id::uuid)`,
}
