import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { RecordHistory } from '@portal/portal-app'
import { CHANGE_REQUEST_LABELS } from './change-request-labels.ts'

/** A request's history, newest first. */
export const ChangeRequestHistory = ({ request }: { request: ChangeRequest }) => (
  <RecordHistory
    call={listAuditEvents}
    input={{ query: { entityType: 'changeRequest', entityId: request.id } }}
    name={`History of ${request.number}`}
    labels={CHANGE_REQUEST_LABELS}
  />
)
