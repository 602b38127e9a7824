import { PAGE_FAILURES, type PageFailure } from '@portal/contract/page-failure.ts'
import { visit } from './visit.ts'

/** Tells the host that a part of the page could not be shown, so that anyone who watches over the portal sees it. */
export function reportFailure(failure: PageFailure): void {
  const body = JSON.stringify({ ...failure, visit: visit.token || undefined })
  const headers = { 'content-type': 'application/json' }
  // Whether it arrives changes nothing for who looks at the page.
  fetch(PAGE_FAILURES, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
