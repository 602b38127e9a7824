import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'

/**
 * The text of a file from the one bundle that may provide it, since any bundle may contain a file of that
 * name; empty when its version has none.
 */
export function textOfOwner({ bundles }: BundleCatalog, owner: string, file: string): string {
  const bundle = bundles.find(({ manifest }) => manifest.name === owner)
  return bundle && file in bundle.manifest.files ? readFileSync(join(bundle.folder, file), 'utf8') : ''
}
