/** WebCrypto import parameters for the kinds of keys that a key set can hold. */
const KINDS: readonly (RsaHashedImportParams | EcKeyImportParams | Algorithm)[] = [
  { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  { name: 'ECDSA', namedCurve: 'P-256' },
  { name: 'ECDSA', namedCurve: 'P-384' },
  { name: 'Ed25519' },
]

const BLOCK = /-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/g

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (one) => one.charCodeAt(0))

async function asJwk(base64: string): Promise<JsonWebKey | undefined> {
  for (const kind of KINDS) {
    try {
      const key = await crypto.subtle.importKey('spki', bytesOf(base64), kind, true, ['verify'])
      return await crypto.subtle.exportKey('jwk', key)
    } catch {
      // A key of another kind.
    }
  }
  return undefined
}

/** The public keys of the PEM blocks in a text, as JWKs without what PEM does not contain, such as the key ID. */
export async function publicKeysInPem(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const keys = await Promise.all([...text.matchAll(BLOCK)].map(([, base64 = '']) => asJwk(base64)))
  return keys.flatMap((key) => {
    if (!key) return []
    // Drop `alg` and `key_ops`: an RSA key serves several algorithms, and the operations are those of this
    // page.
    const { alg, key_ops, ext, ...rest } = key
    return [rest]
  })
}
