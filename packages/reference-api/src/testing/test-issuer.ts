import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface TestIssuer {
  readonly url: string
  /** An access token as the identity provider makes them; `claims` replace its own. */
  token(operatorId: string, claims?: JWTPayload): Promise<string>
  /** The same, signed by somebody else under the same key id. */
  forgedToken(operatorId: string): Promise<string>
  stop(): Promise<void>
}

const KEY_ID = 'test'

/** A key set on a local address, and tokens signed with its key. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const [real, forged] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keySet = JSON.stringify({
    keys: [{ ...(await exportJWK(real.publicKey)), kid: KEY_ID, alg: 'RS256' }],
  })
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(keySet),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (key: typeof real, operatorId: string, claims: JWTPayload) =>
    new SignJWT({
      token_use: 'access',
      client_id: 'operations-portal',
      scope: 'openid system/operation',
      iss: url,
      sub: operatorId,
      exp: Math.floor(Date.now() / 1000) + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(key.privateKey)

  return {
    url,
    token: (operatorId, claims = {}) => sign(real, operatorId, claims),
    forgedToken: (operatorId) => sign(forged, operatorId, {}),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
