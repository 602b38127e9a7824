import { validate as isUuid, NIL } from 'uuid'

/** An id from an address, for a uuid column: an invalid UUID becomes the nil UUID, which no record has. */
export const uuidOrNil = (id: string): string => (isUuid(id) ? id : NIL)
