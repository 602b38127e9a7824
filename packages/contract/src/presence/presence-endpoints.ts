import { endpointsTypedBy } from '../endpoint.ts'
import { EDITED_RECORDS } from './edited-record.ts'
import type * as schemas from './presence-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.presenceSchemas>()

/** Besides signing in, each requires the permission to read the record (`EDITED_RECORDS`). */
const facts = {
  permission: null,
  reasons: Object.values(EDITED_RECORDS).flatMap(({ reasons = [] }) => reasons),
} as const

/** Who else is editing a record now. */
export const listEditors = endpoint('listEditors', 'GET /presence', facts)

/** Announces that the caller is editing a record; expires after a while. */
export const announceEditing = endpoint('announceEditing', 'PUT /presence', { ...facts, status: 204 })

export const endEditing = endpoint('endEditing', 'DELETE /presence', { ...facts, status: 204 })
