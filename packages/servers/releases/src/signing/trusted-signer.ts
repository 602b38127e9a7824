import { ReleaseError } from '../release-error.ts'
import type { Signer, Trust } from './signatures.ts'

/**
 * Signs what is trusted here, and nothing else: an entry that nobody trusts could not be taken back, and would be in
 * the way of all that follow.
 */
export const trustedSigner = (signer: Signer, trust: Trust): Signer => ({
  ...signer,
  sign(type, bytes) {
    const signature = signer.sign(type, bytes)
    if (trust.verifies(type, bytes, signature)) return signature
    throw new ReleaseError(
      'denied',
      'The key to sign with is not among those that are trusted here. Nothing was released; add its public key to RELEASE_TRUSTED_KEYS, here and at every host, or sign with another.',
    )
  },
})
