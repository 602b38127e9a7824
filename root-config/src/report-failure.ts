import { PAGE_FAILURES, type PageFailure } from '@portal/contract/page-failure.ts'
import { visit } from './visit.ts'

/** Reports to the host that a part of the page could not be shown, for the portal's monitoring. */
export function reportFailure(failure: PageFailure): void {
  const body = JSON.stringify({ ...failure, visit: visit.token || undefined })
  const headers = { 'content-type': 'application/json' }
  // Delivery is best effort: the user's page does not depend on it.
  fetch(PAGE_FAILURES, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
