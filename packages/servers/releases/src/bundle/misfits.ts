import { appTables } from './app-tables.ts'
import type { BundleManifest } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'
import { missingFiles } from './missing-files.ts'
import { nameConflicts } from './name-conflicts.ts'
import { narrowRequirements } from './narrow-requirements.ts'
import type { Owners } from './owners.ts'
import { permissionConflicts } from './permission-conflicts.ts'
import { oversized } from './size-limits.ts'
import { tableConflicts } from './table-conflicts.ts'
import { unmetRequirements } from './unmet-requirements.ts'

/** Why some bundles cannot be served together; empty when all fit. */
export const misfitsOf = (bundles: readonly BundleManifest[], owners: Owners): Misfit[] => [
  ...missingFiles(bundles),
  ...oversized(bundles),
  ...nameConflicts(bundles, owners),
  ...tableConflicts(appTables(bundles)),
  ...permissionConflicts(bundles),
  ...narrowRequirements(bundles),
  ...unmetRequirements(bundles),
]
