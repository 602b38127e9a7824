import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'

/** `undefined` leaves a claim out. */
export type Claims = { readonly [name: string]: unknown }

export interface TestIssuer {
  readonly url: string
  /** An access token as the embedded provider makes them; `claims` and `header` replace its own. */
  token(operatorId: string, claims?: Claims, header?: { typ?: string | undefined }): Promise<string>
  /** The same, signed by somebody else under the same key id. */
  forgedToken(operatorId: string): Promise<string>
  stop(): Promise<void>
}

const KEY_ID = 'test'

/** A key set on a local address, tokens signed with its key, and who they are of. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const [real, forged] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keySet = JSON.stringify({
    keys: [{ ...(await exportJWK(real.publicKey)), kid: KEY_ID, alg: 'RS256' }],
  })
  const server = createServer(({ url, headers }, response) => {
    const user = () => JSON.stringify(decodeJwt(headers.authorization?.slice('Bearer '.length) ?? ''))
    response.setHeader('content-type', 'application/json').end(url === '/oauth2/userInfo' ? user() : keySet)
  })
  // A test that is busy for long would come back to a connection that was closed meanwhile.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (key: typeof real, operatorId: string, claims: Claims, header = {}) =>
    new SignJWT({
      token_use: 'access',
      client_id: 'operations-portal',
      scope: 'openid system/operation',
      iss: url,
      sub: operatorId,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'at+jwt', ...header })
      .sign(key.privateKey)

  return {
    url,
    token: (operatorId, claims = {}, header) => sign(real, operatorId, claims, header),
    forgedToken: (operatorId) => sign(forged, operatorId, {}),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
