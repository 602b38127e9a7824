import type { Key } from './read-keys.ts'

/** What identifies a key by its type, in the order of RFC 7638. */
const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  RSA: ['e', 'kty', 'n'],
  EC: ['crv', 'kty', 'x', 'y'],
  OKP: ['crv', 'kty', 'x'],
}

/** The thumbprint of a key in base64url (RFC 7638, SHA-256); undefined for an incomplete key. */
async function thumbprintOf(key: Key): Promise<string | undefined> {
  const members = IDENTITIES[String(key.kty)]?.map((name) => [name, key[name]] as const)
  if (!members?.every(([, value]) => typeof value === 'string')) return undefined
  const identity = new TextEncoder().encode(JSON.stringify(Object.fromEntries(members)))
  const digest = await crypto.subtle.digest('SHA-256', identity)
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')
}

const CURVES: Readonly<Record<string, string>> = { 'P-256': 'ES256', 'P-384': 'ES384' }

/** The only algorithm that a key can sign with; undefined where there are several. */
export const signatureAlgorithmOf = ({ use, crv }: Key): string | undefined =>
  use === 'sig' ? CURVES[String(crv)] : undefined

/** A key with what it leaves open: its thumbprint as its ID, and its algorithm where only one is possible. */
export async function withDefaults(key: Key): Promise<Key> {
  const kid = key.kid ?? (await thumbprintOf(key))
  const alg = key.alg ?? signatureAlgorithmOf(key)
  return { ...key, ...(kid !== undefined && { kid }), ...(alg !== undefined && { alg }) }
}
