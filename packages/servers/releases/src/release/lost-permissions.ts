import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'

/**
 * One sentence for each stable version that declares less than the one that it replaces. A canary takes nothing away:
 * the stable version still declares it.
 */
export const lostPermissions = (
  before: ReleaseContent,
  after: ReleaseContent,
  manifests: Manifests,
): string[] =>
  Object.entries(after.bundles).flatMap(([name, { stable }]) => {
    const declaredBy = (version = '') =>
      (manifests.get(versionKey(name, version))?.permissions ?? []).map(({ resource }) => resource)
    const kept = declaredBy(stable)
    const lost = declaredBy(before.bundles[name]?.stable).filter((resource) => !kept.includes(resource))
    if (lost.length === 0) return []
    return [
      `${name} ${stable} no longer declares ${lost.join(', ')}. Roles that have them keep them; no other role can get them.`,
    ]
  })
