import type { Endpoint } from './endpoint.ts'
import type { Permission } from './permission-table.ts'
import type { SubjectType } from './subjects/subject.ts'

/** History and presence facts about a kind of record, stored beside its noun. */
export interface RecordFacts {
  /** Who can read its whole history; `null` limits everyone to their own entries. */
  readonly history: Permission | null
  /**
   * Which subjects a reader of its history needs access to: those of one type, or the record's own, whose ID
   * prefixes the record's ID.
   */
  readonly guardedBy?: SubjectType | 'ownSubject'
  /** Reads a record, if its editors are shown. Callers who can read it can list and announce presence. */
  readonly read?: Endpoint
}

/** Checks a row and keeps its exact type. */
export const defineRecord = <const Facts extends RecordFacts>(facts: Facts): Facts => facts
