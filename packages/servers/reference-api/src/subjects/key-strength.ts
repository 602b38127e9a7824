import type { KeyObject } from 'node:crypto'

const STRONG_CURVES = ['prime256v1', 'secp384r1', 'secp521r1']

/** Whether a public key is weaker than what is safe today: RSA from 2048 bits, the NIST curves, Ed25519. */
export function isWeak({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  const { modulusLength = 0, publicExponent = 0n, namedCurve = '' } = asymmetricKeyDetails ?? {}
  switch (asymmetricKeyType) {
    case 'rsa':
    case 'rsa-pss':
      return modulusLength < 2048 || publicExponent < 3n
    case 'ec':
      return !STRONG_CURVES.includes(namedCurve)
    case 'ed25519':
    case 'ed448':
      return false
    default:
      return true
  }
}
