import type { AppTable } from '@portal/routing/app-table.ts'
import type { BundleManifest } from './bundle-manifest.ts'

const publishes = ({ routes, slots, records }: BundleManifest) =>
  [routes, slots, records].some((facts) => Object.keys(facts).length > 0)

/** The tables that the applications among some bundles publish. */
export const appTables = (bundles: readonly BundleManifest[]): AppTable[] =>
  bundles.filter(publishes).map(
    ({ name, routes, slots, records }) =>
      // The build wrote these facts from typed rows; members that only a newer build knows are passed on.
      ({ app: name, rows: routes, slots, records }) as AppTable,
  )
