import type { Endpoint } from '../endpoint.ts'
import { listAuditEvents } from './audit-event-endpoints.ts'

/** The reads whose results a call may change: those that it names, and the audit trail if it leaves an entry there. */
export const staleReads = ({ audit, method, changes }: Endpoint): readonly Endpoint[] => [
  ...(changes?.() ?? []),
  ...(audit && method !== 'GET' ? [listAuditEvents] : []),
]
