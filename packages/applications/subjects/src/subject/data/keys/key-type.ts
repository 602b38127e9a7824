import type { Key } from './read-keys.ts'

/** The size of an RSA key: its modulus in base64url, without padding. */
const bitsOf = (modulus: unknown) =>
  typeof modulus === 'string' ? `${Math.floor((modulus.length * 6) / 8) * 8} bits` : undefined

/** The type of a key with its size or curve: "RSA, 2048 bits". */
export const keyTypeInWords = ({ kty, crv, n }: Key): string =>
  [kty, crv, bitsOf(n)].filter(Boolean).join(', ')
