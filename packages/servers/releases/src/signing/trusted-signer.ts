import { ReleaseError } from '../release-error.ts'
import type { Signer, Trust } from './signatures.ts'

/**
 * Signs only with a key that is trusted here: an untrusted entry could not be undone and would block all
 * later ones.
 */
export const trustedSigner = (signer: Signer, trust: Trust): Signer => ({
  ...signer,
  sign(type, bytes) {
    const signature = signer.sign(type, bytes)
    if (trust.verifies(type, bytes, signature)) return signature
    throw new ReleaseError(
      'denied',
      'The signing key is not trusted here. Nothing was released. Add its public key to RELEASE_TRUSTED_KEYS, here and on every host, or use another key.',
    )
  },
})
