import type { RecordRow } from '@portal/routing/record-row.ts'
import type { RouteRow } from '@portal/routing/route-row.ts'
import type { SlotRow } from '@portal/routing/slot-row.ts'
import { cardsOf } from '../card/cards-of.tsx'
import { findersOf } from '../record/finders-of.ts'
import { readAhead } from '../screen/read-ahead.ts'
import { ScreenRouter } from '../screen/screen-router.tsx'
import { ApplicationRoot } from './application-root.tsx'
import { lifecyclesOf } from './lifecycles-of.tsx'
import { prefetchPages } from './prefetch-pages.ts'

interface PortalAppParts {
  readonly routes: Readonly<Record<string, RouteRow>>
  readonly slots?: Readonly<Record<string, SlotRow>>
  readonly records?: Readonly<Record<string, RecordRow>>
}

/**
 * Defines an application of the portal: its screens, each with router, guard, title and error screens; its
 * cards, which fail independently; and its record search. Pass the package's name and rows, and export the
 * result.
 */
export function definePortalApp(name: string, { routes, slots = {}, records = {} }: PortalAppParts) {
  const rows = Object.values(routes)
  const app = { name, records: Object.values(records) }
  prefetchPages(rows)
  readAhead(rows)
  const { bootstrap, mount, unmount } = lifecyclesOf(() => (
    <ApplicationRoot app={app}>
      <ScreenRouter rows={rows} />
    </ApplicationRoot>
  ))
  return { bootstrap, mount, unmount, slots: cardsOf(app, slots), records: findersOf(records) }
}
