import type { AppTable } from '@portal/routing/app-table.ts'
import type { BundleManifest } from './bundle-manifest.ts'

const publishes = ({ routes, slots, records }: BundleManifest) =>
  [routes, slots, records].some((facts) => Object.keys(facts).length > 0)

/** What each application among some bundles publishes of itself. */
export const appTables = (bundles: readonly BundleManifest[]): AppTable[] =>
  bundles.filter(publishes).map(
    ({ name, routes, slots, records }) =>
      // The build wrote these facts from typed rows; whatever else a newer one adds travels on.
      ({ app: name, rows: routes, slots, records }) as AppTable,
  )
