import type { RouteTable } from '@portal/routing/app-table.ts'
import { SHELL } from './app-at.ts'
import { appOnScreen } from './app-on-screen.ts'
import { bundleOf } from './bundle.ts'
import { watchForHangs } from './hang-note.ts'
import { keepPlaces } from './keep-places.ts'
import { limitNavigation, refuseCancellation } from './limit-navigation.ts'
import { FRAME, SCREEN } from './places.ts'
import { replacePage } from './replace-page.ts'
import { reportFailure } from './report-failure.ts'

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
