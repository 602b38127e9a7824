import { ALL_RECORDS } from '../all-records.ts'
import type { Endpoint } from '../endpoint.ts'
import { keysOf, objectOf } from '../typed-objects.ts'

type Records = typeof ALL_RECORDS

/** A kind of record with an endpoint to read it. */
export type EditedKind = {
  [Kind in keyof Records]: Records[Kind] extends { readonly read: Endpoint } ? Kind : never
}[keyof Records]

export const EDITED_KINDS = keysOf(ALL_RECORDS).filter(
  (kind): kind is EditedKind => 'read' in ALL_RECORDS[kind],
)

/** The read of each kind of record with presence. Callers who can read the record can list and announce presence. */
export const EDITED_RECORDS = objectOf(EDITED_KINDS, (kind): Endpoint => ALL_RECORDS[kind].read)

/** Interval of presence announcements; someone who misses two in a row has left. */
export const ANNOUNCE_EVERY_SECONDS = 20
