import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLE_MANIFEST } from '@portal/contract/releases/built-files.ts'
import { builtDigest } from '../artifact/built-artifact.ts'
import { failedAs } from '../release-error.ts'
import { namedVersions } from './import-map-release.ts'
import type { Work } from './work.ts'

/** The folders of the built bundles of this repository that differ from what everyone gets. */
export async function changedBundles({ operations, repository }: Work): Promise<string[]> {
  const { bundles } = await operations.head()
  const built = namedVersions({ repository }).filter(({ folder }) =>
    existsSync(join(folder, BUNDLE_MANIFEST)),
  )
  const changed = built.map(async ({ name, folder }) => {
    const stable = bundles[name]?.stable
    if (stable === undefined) return [folder]
    const published = await operations.published(name, stable).catch((error: unknown) => {
      if (!failedAs('absent', error)) throw error
    })
    return published?.digest === (await builtDigest(folder)) ? [] : [folder]
  })
  return (await Promise.all(changed)).flat()
}
