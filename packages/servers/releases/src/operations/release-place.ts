import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { releaseLog } from '../log/release-log.ts'
import { overrideStore } from '../overrides/override-store.ts'
import { nothingReleased } from '../release-error.ts'
import type { Signer, Trust } from '../signing/signatures.ts'
import { trustedSigner } from '../signing/trusted-signer.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { ReleasePolicies } from './release-policies.ts'

/** The location of the releases, with the keys to read and sign them. */
interface PlaceParts extends ReleasePolicies {
  readonly store: ReleaseStore
  readonly signer: Signer
  readonly trust: Trust
  readonly environment: string
  /** The portal's public address. */
  readonly portalOrigin: string
}

/** Opens the releases of one environment. */
export function releasePlace(given: PlaceParts) {
  const parts = { ...given, signer: trustedSigner(given.signer, given.trust) }
  return { ...parts, log: releaseLog(parts), overrides: overrideStore(parts) }
}

export type ReleasePlace = ReturnType<typeof releasePlace>

/** The newest release. Fails as `absent` before the first. */
export async function requireHead({ log, environment }: ReleasePlace): Promise<Release> {
  const head = await log.head()
  if (head) return head
  throw nothingReleased(environment)
}
