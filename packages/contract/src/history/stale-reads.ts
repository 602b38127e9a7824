import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './audit-event-schemas.ts'

const AUDIT_TRAIL: keyof typeof schemas.auditEventSchemas = 'listAuditEvents'

/** The names of the reads that a call may change: those that it names, and the audit trail if it leaves an entry there. */
export const staleReads = ({ audit, changes }: Pick<Endpoint, 'audit' | 'changes'>): readonly string[] => [
  ...(changes?.() ?? []).map(({ name }) => name),
  ...(audit ? [AUDIT_TRAIL] : []),
]
