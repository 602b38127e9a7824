import { packageTokenFor } from '../packages/package-token.ts'
import { publishPackages } from '../packages/publish-packages.ts'
import type { ReleaseOperations } from './release-operations.ts'
import type { ReleasePlace } from './release-place.ts'

/** Operates on the packages in the store; `actor` is recorded as their publisher, and is the owner of tokens. */
export const packageOperations = (
  place: Pick<ReleasePlace, 'store' | 'signer' | 'trust'>,
  actor: string,
): Pick<ReleaseOperations, 'publishPackages' | 'packageToken'> => ({
  publishPackages: (files) => publishPackages({ ...place, by: actor }, files),
  packageToken: async () => packageTokenFor(place.signer, actor),
})
