import { baseOf, catalogOf } from '../bundle/bundle-catalog.ts'
import type { Manifests } from '../bundle/bundle-manifest.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { canonicalBytes } from '../signing/seal.ts'
import type { Resolution } from './resolve.ts'

/** The import map, tables and style sheets for a set of versions, always with the same bytes. */
export function replay({ versions }: Pick<Resolution, 'versions'>, manifests: Manifests): Buffer {
  const bundles = manifestsOf(versions, manifests).map((manifest) => ({
    folder: '',
    base: baseOf(manifest.name, manifest.version),
    manifest,
  }))
  const { importMap, apps, sheets, release } = catalogOf(bundles)
  return canonicalBytes({ importMap, apps, sheets, release })
}
