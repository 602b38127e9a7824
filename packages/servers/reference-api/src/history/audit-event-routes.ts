import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { listAuditEventsFor } from './audit-event-list.ts'

/** The audit trail of all records together. */
export function serveAuditEvents(api: Api): void {
  serve(api, listAuditEvents, async ({ db, caller, query }) => ({
    body: await listAuditEventsFor(db, caller, query),
  }))
}
