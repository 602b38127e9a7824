import { join, relative } from 'node:path'
import { bundlePackages } from '../workspace.ts'
import { filesIn } from './files-in.ts'

const IMPORT_MAP = 'importmap.json'

/** Tells a release store which versions are recorded. */
const LEDGER = 'released.json'

/** The import map and the built bundles, which a portal host serves: paths on this machine by path in its folder. */
export function pageFiles(root: string): ReadonlyMap<string, string> {
  const ofBundles = bundlePackages(root).flatMap((folder) => [
    join(folder, LEDGER),
    ...filesIn(join(folder, 'dist')),
  ])
  return new Map([join(root, IMPORT_MAP), ...ofBundles].map((file) => [relative(root, file), file]))
}
