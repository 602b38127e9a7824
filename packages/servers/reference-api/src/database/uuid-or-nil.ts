import { validate as isUuid, NIL } from 'uuid'

/** An id from an address, for a column of type uuid: what is no UUID becomes the one that no record has. */
export const uuidOrNil = (id: string): string => (isUuid(id) ? id : NIL)
