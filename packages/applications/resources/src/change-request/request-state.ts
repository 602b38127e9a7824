import { CHANGE_REQUEST_STATUS_LABELS } from '@portal/contract/resources/change-request.ts'
import type { ChangeRequestSummary } from '@portal/contract/resources/change-request-schemas.ts'
import { formatDateTime } from '@portal/ui'

/** What an approved request waits for; nothing for others. */
export function waitInWords({
  status,
  mergeBlockedReason,
  applyAt,
}: ChangeRequestSummary): string | undefined {
  if (status !== 'APPROVED') return undefined
  if (mergeBlockedReason) return 'held back'
  return applyAt ? `scheduled for ${formatDateTime(applyAt)}` : 'not applied yet'
}

/** The state of a request as text: "Approved, held back". */
export const requestStateInWords = (request: ChangeRequestSummary): string =>
  [CHANGE_REQUEST_STATUS_LABELS[request.status], waitInWords(request)].filter(Boolean).join(', ')
