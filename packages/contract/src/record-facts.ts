import type { Endpoint } from './endpoint.ts'
import type { Permission } from './permission-table.ts'
import type { SubjectType } from './subjects/subject.ts'

/** What history and presence know of one kind of record. The row of a kind stands beside its noun. */
export interface RecordFacts {
  /** Who may read all of its history; `null` leaves everybody their own entries. */
  readonly history: Permission | null
  /**
   * Which subjects the reader of its history must have access to: those of one type, or the one that the record
   * belongs to, whose id its own id begins with.
   */
  readonly guardedBy?: SubjectType | 'ownSubject'
  /** Reads one, if operators see who else is editing it. Who may read it may ask and announce. */
  readonly read?: Endpoint
}

/** Checks a row and keeps what exactly it says. */
export const defineRecord = <const Facts extends RecordFacts>(facts: Facts): Facts => facts
