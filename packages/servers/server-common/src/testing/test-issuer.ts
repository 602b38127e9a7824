import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { base64url, decodeJwt, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

/** `undefined` omits a claim. */
export type Claims = { readonly [name: string]: unknown }

export interface TestIssuer {
  readonly url: string
  /** An access token like the embedded provider's; `claims` and `header` replace its own. */
  token(operatorId: string, claims?: Claims, header?: { typ?: string | undefined }): Promise<string>
  /** The same, signed by another key with the same key id. */
  forgedToken(operatorId: string): Promise<string>
  /** Worthless tokens, by how they try to pass. */
  worthlessTokens(operatorId: string): Promise<Readonly<Record<string, string>>>
  stop(): Promise<void>
}

const KEY_ID = 'test'

const rsaKeys = () => generateKeyPair('RS256')
/** Making a key takes longer than most tests, so the issuers of a file of tests share theirs. */
let keys: ReturnType<typeof rsaKeys> | undefined
let otherKeys: ReturnType<typeof rsaKeys> | undefined

function ownKeys(): ReturnType<typeof rsaKeys> {
  keys ??= rsaKeys()
  return keys
}

/** Keys that no issuer announces. */
function forgersKeys(): ReturnType<typeof rsaKeys> {
  otherKeys ??= rsaKeys()
  return otherKeys
}

/** A key set on a local address, tokens signed with its key, and their operators. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const real = await ownKeys()
  const keySet = JSON.stringify({
    keys: [{ ...(await exportJWK(real.publicKey)), kid: KEY_ID, alg: 'RS256' }],
  })
  const server = createServer(({ url, headers }, response) => {
    const user = () => JSON.stringify(decodeJwt(headers.authorization?.slice('Bearer '.length) ?? ''))
    response.setHeader('content-type', 'application/json').end(url === '/oauth2/userInfo' ? user() : keySet)
  })
  // After a long pause, a test would reuse a connection that was closed.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const claimsOf = (operatorId: string) => ({
    token_use: 'access',
    client_id: 'operations-portal',
    scope: 'openid system/operation',
    iss: url,
    sub: operatorId,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 300,
  })
  const usual = { alg: 'RS256', kid: KEY_ID, typ: 'at+jwt' }
  const sign = (key: typeof real, operatorId: string, claims: Claims, header = {}) =>
    new SignJWT({ ...claimsOf(operatorId), ...claims })
      .setProtectedHeader({ ...usual, ...header })
      .sign(key.privateKey)

  async function worthlessTokens(operatorId: string) {
    const claims = claimsOf(operatorId)
    const parts = [{ ...usual, alg: 'none' }, claims].map((part) => base64url.encode(JSON.stringify(part)))
    const publicKey = new TextEncoder().encode(await exportSPKI(real.publicKey))
    const forged = await forgersKeys()
    const ownKey = await exportJWK(forged.publicKey)
    return {
      'without a signature': `${parts.join('.')}.`,
      'signed with the public key as a secret': await new SignJWT(claims)
        .setProtectedHeader({ ...usual, alg: 'HS256' })
        .sign(publicKey),
      'that brings its own key': await sign(forged, operatorId, {}, { jwk: ownKey }),
      'that names its own key set': await sign(forged, operatorId, {}, { jku: `${url}/own-keys` }),
      'signed with another key under the same name': await sign(forged, operatorId, {}),
    }
  }

  return {
    url,
    token: (operatorId, claims = {}, header) => sign(real, operatorId, claims, header),
    forgedToken: async (operatorId) => sign(await forgersKeys(), operatorId, {}),
    worthlessTokens,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
