import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import type { RouteRow } from '@portal/routing/route-row.ts'
import { accessOf, currentSession } from '@portal/session'
import { savesData } from '@portal/ui/saves-data.ts'
import { loadPage } from '../screen/load-page.ts'

/** Long enough for the first screen to be shown. */
const DELAY_MS = 2_000

/**
 * Fetches the code of the address's page while the session is still being restored. Later prefetches the
 * pages of the menu that the operator may open, so that navigation does not wait for code.
 */
export function prefetchPages(rows: readonly RouteRow[]): void {
  const first = matchRow(rows, location.pathname)?.row
  if (first) loadPage(first)
  if (savesData()) return
  setTimeout(() => {
    const access = accessOf(currentSession())
    for (const row of rows) if (row.menu && !row.public && isAllowed(row.needs, access)) loadPage(row)
  }, DELAY_MS)
}
