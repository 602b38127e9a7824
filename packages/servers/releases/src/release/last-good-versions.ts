import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { unmetRequirements } from '../bundle/unmet-requirements.ts'

/**
 * Fallback versions for failing applications, by name: the stable version for a canary, the previous one for
 * the stable version. Leaves out versions whose requirements are missing in what runs beside them. Shared
 * modules have none, since everything else builds on them.
 */
export function lastGoodVersions(
  versions: Readonly<Record<string, string>>,
  { bundles }: ReleaseContent,
  manifests: Manifests,
): Record<string, string> {
  const good = Object.entries(versions).flatMap(([name, chosen]) => {
    const { stable, lastGood } = bundles[name] ?? {}
    const version = chosen === stable ? lastGood : stable
    const manifest = version === undefined ? undefined : manifests.get(versionKey(name, version))
    if (!manifest || manifest.version === chosen || manifest.routes.length === 0) return []
    const beside = manifestsOf({ ...versions, [name]: manifest.version }, manifests)
    const lacks = unmetRequirements(beside).some(({ bundles: [needy] }) => needy === name)
    return lacks ? [] : [[name, manifest.version] as const]
  })
  return Object.fromEntries(good)
}
