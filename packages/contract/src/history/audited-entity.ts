import { ALL_RECORDS } from '../all-records.ts'
import type { RecordFacts } from '../record-facts.ts'
import { keysOf } from '../typed-objects.ts'

/** A kind of record as named in the audit trail. */
export type AuditedEntity = keyof typeof ALL_RECORDS

export const AUDITED_ENTITIES = keysOf(ALL_RECORDS)

/** History facts about a kind of record. */
export const recordFacts = (entity: AuditedEntity): RecordFacts => ALL_RECORDS[entity]
