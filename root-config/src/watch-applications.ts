import { SAFE } from '@portal/contract/portal-config.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { SHELL } from './app-at.ts'
import { appOnScreen } from './app-on-screen.ts'
import { bundleOf } from './bundle.ts'
import { watchForHangs } from './hang-note.ts'
import { keepPlaces } from './keep-places.ts'
import { limitNavigation, refuseCancellation } from './limit-navigation.ts'
import { FRAME, SCREEN } from './places.ts'
import { reportFailure } from './report-failure.ts'
import { showEmptied } from './show-end.ts'

/** Reloads the page with stable versions; one that has them already says that it failed. */
function replacePage(): void {
  const { search } = location
  if (new URLSearchParams(search).has(SAFE)) showEmptied(bundleOf(appOnScreen()).facts())
  else location.assign(`?${SAFE}=1&${search.slice(1)}`)
}

/** Keeps each application from breaking the page for the others. `fail` replaces or removes an application. */
export function watchApplications(
  tables: readonly RouteTable[],
  fail: (app: string, error: unknown) => void,
): void {
  const apps = tables.map(({ app }) => app).filter((app) => app !== SHELL)

  watchForHangs(() => bundleOf(appOnScreen()).facts())
  refuseCancellation()
  limitNavigation(apps, (app) => fail(app, new Error('Navigation loop detected.')))
  const onLost = () => {
    const bundle = appOnScreen()
    reportFailure({ bundle, version: bundleOf(bundle).number(), phase: 'render' })
  }
  keepPlaces([FRAME, SCREEN], onLost, replacePage)
}
