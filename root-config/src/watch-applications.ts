import type { RouteTable } from '@portal/routing/app-table.ts'
import { getMountedApps } from 'single-spa'
import { ROOT_CONFIG, SHELL } from './app-at.ts'
import { bundleOf } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { keepPlaces } from './keep-places.ts'
import { limitNavigation, refuseCancellation } from './limit-navigation.ts'
import { FRAME, SCREEN } from './places.ts'
import { reportFailure } from './report-failure.ts'

/** Keeps each application from breaking the page for the others. `end` removes what an application shows. */
export function watchApplications(
  tables: readonly RouteTable[],
  end: (app: string, error: unknown) => void,
): void {
  const apps = tables.map(({ app }) => app).filter((app) => app !== SHELL)

  refuseCancellation()
  limitNavigation(apps, (app) => {
    const failure = failureIn('render', new Error('It navigates without end.'))
    if (!bundleOf(app).fail(failure)) end(app, failure)
  })
  keepPlaces([FRAME, SCREEN], () => {
    // The code on the screen is the most likely cause; the dashboard runs code of many.
    const bundle = getMountedApps().find((name) => apps.includes(name)) ?? ROOT_CONFIG
    reportFailure({ bundle, version: bundleOf(bundle).number(), phase: 'render' })
  })
}
