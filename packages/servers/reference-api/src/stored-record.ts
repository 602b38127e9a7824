import type { RawBuilder } from 'kysely'
import type { Database } from './database/tables.ts'

type FoundInEntry = RawBuilder<string | null>

/** Server-only facts about a kind of record. The SQL looks up one record by `entity_id` of an audit entry. */
export interface StoredRecord {
  /** The display name of the record. */
  readonly name?: FoundInEntry
  /** The display name of a record that is known by its ID alone. */
  readonly nameOf?: (id: string) => string | undefined
  /** The record's subject, when the record's own id does not begin with it. */
  readonly subjectId?: FoundInEntry
  readonly directoryId?: FoundInEntry
}

/** A record whose current editors are shown to others. */
export interface EditableRecord extends StoredRecord {
  /** Finds the record by any of its ids; throws like its read operation. */
  readonly find: (db: Database, accountId: string, id: string) => Promise<{ readonly id: string }>
}
