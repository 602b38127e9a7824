import type { RawBuilder } from 'kysely'
import type { Database } from './database/tables.ts'

type FoundInEntry = RawBuilder<string | null>

/** What only the server knows of a kind of record. The SQL looks up one record by `entity_id` of an audit entry. */
export interface StoredRecord {
  /** What the record is called. */
  readonly name?: FoundInEntry
  /** The subject it belongs to, where the record's own id does not begin with it. */
  readonly subjectId?: FoundInEntry
  readonly directoryId?: FoundInEntry
}

/** A record that operators see as being edited. */
export interface EditableRecord extends StoredRecord {
  /** The record under any of its ids, or throws as reading it would. */
  readonly find: (db: Database, accountId: string, id: string) => Promise<{ readonly id: string }>
}
