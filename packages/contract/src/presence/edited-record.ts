import { ALL_RECORDS } from '../all-records.ts'
import type { Endpoint } from '../endpoint.ts'
import { keysOf, objectOf } from '../typed-objects.ts'

type Records = typeof ALL_RECORDS

/** A kind of record whose row says how one is read. */
export type EditedKind = {
  [Kind in keyof Records]: Records[Kind] extends { readonly read: Endpoint } ? Kind : never
}[keyof Records]

export const EDITED_KINDS = keysOf(ALL_RECORDS).filter(
  (kind): kind is EditedKind => 'read' in ALL_RECORDS[kind],
)

/** The read of each kind of record that is shown as being edited. Who may read the record may ask and announce. */
export const EDITED_RECORDS = objectOf(EDITED_KINDS, (kind): Endpoint => ALL_RECORDS[kind].read)

/** Who edits says so this often; who has not said so twice in a row is taken to have left. */
export const ANNOUNCE_EVERY_SECONDS = 20
