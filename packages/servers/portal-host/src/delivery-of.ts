import { join } from 'node:path'
import { readTrust } from '@portal/releases/signing/signing-keys.ts'
import { openStore } from '@portal/releases/store/open-store.ts'
import { type BundleDelivery, builtBundles } from './bundle-delivery.ts'
import { releasedBundles } from './released-bundles.ts'
import type { HostSettings } from './settings.ts'

/** The bundles according to the settings: from the release store if there is one, or else as built. */
export async function deliveryOf({ root, releases }: HostSettings): Promise<BundleDelivery> {
  const built = await builtBundles(root)
  if (!releases) return built
  const source = {
    store: await openStore(releases.store, process.env),
    environment: releases.environment,
    trust: readTrust(releases.trustedKeys, 'RELEASE_TRUSTED_KEYS'),
    near: releases.near,
  }
  return releasedBundles(source, built, join(root, '.cache', 'boot'))
}
