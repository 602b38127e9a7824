import { ApiError } from '@portal/server-common/http/api-error.ts'
import { readManifests } from '../artifact/read-manifests.ts'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { namesClaimed, ownerOf } from '../bundle/owners.ts'
import type { ReleasePlace } from '../operations/release-place.ts'
import { ownersIn } from '../release/owners-in.ts'
import { NOTHING, versionsIn } from '../release/release.ts'
import type { Caller } from './caller.ts'

/** Throws when a caller limited to some bundles publishes names of other bundles. */
export async function requireNames(
  { bundles }: Caller,
  { log, store, trust }: ReleasePlace,
  manifest: BundleManifest,
): Promise<void> {
  if (bundles === undefined) return
  const head = (await log.head()) ?? NOTHING
  const owners = ownersIn(head, await readManifests(store, trust, versionsIn(head)))
  const foreign = namesClaimed(manifest).find((name) => !bundles.includes(ownerOf(owners, name) ?? ''))
  if (foreign === undefined) return
  throw new ApiError('PERMISSION_DENIED', {
    message: `This token is for ${bundles.join(', ')}, but the manifest provides "${foreign}", which belongs to others.`,
  })
}
