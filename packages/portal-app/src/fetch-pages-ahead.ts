import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteRow } from '@portal/routing/route-row.ts'
import { accessOf, currentSession } from '@portal/session'
import { pageOf } from './page-of.ts'

/** Long enough for the first screen to be there. */
const PATIENCE_MS = 2_000

/** Fetches the pages of the menu that the operator may open, so that going there does not wait for code. */
export function fetchPagesAhead(rows: readonly RouteRow[]): void {
  setTimeout(() => {
    const access = accessOf(currentSession())
    for (const row of rows) {
      if (row.menu && !row.public && isAllowed(row.needs, access)) pageOf(row)
    }
  }, PATIENCE_MS)
}
