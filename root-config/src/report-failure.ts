import { PAGE_FAILURES, type PageFailure } from '@portal/contract/page-failure.ts'
import { ownFetch } from './own-functions.ts'
import { visit } from './visit.ts'

/** A part that keeps failing adds nothing new, and must not flood the host. */
const MAX_ALIKE = 10

const counts = new Map<string, number>()

/** Reports to the host that a part of the page could not be shown, for the portal's monitoring. */
export function reportFailure(failure: PageFailure): void {
  const kind = `${failure.bundle} ${failure.version} ${failure.phase} ${failure.isPart}`
  const count = counts.get(kind) ?? 0
  counts.set(kind, count + 1)
  if (count >= MAX_ALIKE) return
  const sent = ownFetch(PAGE_FAILURES, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...failure, visit: visit.token || undefined }),
    keepalive: true,
  })
  // Delivery is best effort: the user's page does not depend on it.
  sent.catch(() => undefined)
}
