import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type Answer, TestServer } from './test-server.ts'

const CLIENT_ID = 'operations-portal'

type Endpoint = 'token' | 'userInfo' | 'revoke'

/** An identity provider on the loopback: real keys, real HTTP, responses that a test may replace. */
export class TestProvider {
  readonly server = new TestServer()
  answers: Partial<Record<Endpoint, (form: URLSearchParams) => Answer | Promise<Answer>>> = {}
  keys!: Awaited<ReturnType<typeof generateKeyPair>>
  #issued = 0

  async start(): Promise<void> {
    await this.server.start()
    this.keys = await generateKeyPair('RS256', { extractable: true })
    const jwk = { ...(await exportJWK(this.keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
    this.server.answer = ({ path, body }) => {
      if (path === '/.well-known/jwks.json') return { body: { keys: [jwk] } }
      const endpoint = path.slice('/oauth2/'.length) as Endpoint
      return this.answers[endpoint]?.(new URLSearchParams(body)) ?? this.#usual(endpoint)
    }
  }

  stop(): Promise<void> {
    return this.server.stop()
  }

  get auth(): AuthConfig {
    const { url } = this.server
    return {
      issuer: url,
      clientId: CLIENT_ID,
      scopes: 'openid system/operation',
      endpoints: {
        authorize: `${url}/oauth2/authorize`,
        token: `${url}/oauth2/token`,
        userInfo: `${url}/oauth2/userInfo`,
        revoke: `${url}/oauth2/revoke`,
        logout: `${url}/logout`,
        jwks: `${url}/.well-known/jwks.json`,
      },
      algorithms: ['RS256'],
      refreshIntervalMs: 240_000,
      refreshCookieDays: 30,
      vault: 'browser',
    }
  }

  get claims(): JWTPayload {
    const now = Math.floor(Date.now() / 1000)
    const { issuer: iss, clientId: aud } = this.auth
    return { iss, aud, sub: 'operator-1', iat: now, exp: now + 3600, token_use: 'id' }
  }

  idToken(claims: JWTPayload = {}): Promise<string> {
    const payload = new SignJWT({ ...this.claims, ...claims })
    return payload.setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(this.keys.privateKey)
  }

  /** The body of a token response; every access token is new. */
  async tokens(more: object = {}): Promise<object> {
    this.#issued += 1
    return {
      access_token: `access-${this.#issued}`,
      id_token: await this.idToken(),
      expires_in: 3600,
      ...more,
    }
  }

  async #usual(endpoint: Endpoint): Promise<Answer> {
    if (endpoint === 'token') return { body: await this.tokens() }
    const user = { sub: 'operator-1', email: 'ada@a.example', given_name: 'Ada', family_name: 'Lovelace' }
    return { body: endpoint === 'userInfo' ? user : {} }
  }
}
