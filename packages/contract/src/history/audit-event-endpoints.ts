import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './audit-event-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.auditEventSchemas>()

/** Of all records: the caller's own entries, and those the caller may read (`RecordFacts`). */
export const listAuditEvents = endpoint('listAuditEvents', 'GET /audit-events', { permission: null })
