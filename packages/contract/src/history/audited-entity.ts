import { ALL_RECORDS } from '../all-records.ts'
import type { RecordFacts } from '../record-facts.ts'
import { keysOf } from '../typed-objects.ts'

/** A kind of record, as the audit trail names it. */
export type AuditedEntity = keyof typeof ALL_RECORDS

export const AUDITED_ENTITIES = keysOf(ALL_RECORDS)

/** What history knows of a kind of record. */
export const recordFacts = (entity: AuditedEntity): RecordFacts => ALL_RECORDS[entity]
