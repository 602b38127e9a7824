/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { OAuth2Server } from 'oauth2-mock-server'
import { createIdentityProvider } from './identity-provider.ts'
import { MemoryStorage } from './memory-storage.ts'
import { createSignInFlow } from './sign-in-flow.ts'

const CLIENT = 'operations-portal'
const RETURN = 'https://portal.example/callback'

/** A provider that is not ours: its own paths and tokens, with several audiences. */
const provider = new OAuth2Server()
let claims: object

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  provider.service.on('beforeTokenSigning', ({ payload }) => {
    if (!payload.scope) Object.assign(payload, claims)
  })
})
afterAll(() => provider.stop())

beforeEach(() => {
  claims = { aud: [CLIENT, 'reports'], azp: CLIENT }
})

function authOf(): AuthConfig {
  const issuer = provider.issuer.url ?? ''
  return {
    issuer,
    clientId: CLIENT,
    scopes: 'openid system/operation',
    endpoints: {
      authorize: `${issuer}/authorize`,
      token: `${issuer}/token`,
      userInfo: `${issuer}/userinfo`,
      revoke: `${issuer}/revoke`,
      logout: `${issuer}/endsession`,
      jwks: `${issuer}/jwks`,
    },
    userInfoMethod: 'GET',
    logoutReturn: 'post_logout_redirect_uri',
    algorithms: ['RS256'],
    refreshIntervalMs: 240_000,
    refreshCookieDays: 30,
    vault: 'browser',
  }
}

async function signIn() {
  const auth = authOf()
  const identity = createIdentityProvider(auth)
  const storage = new MemoryStorage()
  const flow = createSignInFlow({ auth, storage, redirectUri: RETURN, provider: identity })
  await identity.reach()
  const answer = await fetch(await flow.authorizeUrl('/tasks'), { redirect: 'manual' })
  const given = await flow.readAnswer(answer.headers.get('location') ?? '')
  return { identity, returnTo: given.returnTo, tokens: await flow.exchange(given) }
}

test('signs in, reads the user, renews and revokes', async () => {
  const { identity, returnTo, tokens } = await signIn()
  expect(returnTo).toBe('/tasks')
  expect(await identity.userInfo(tokens.accessToken)).toMatchObject({ sub: 'johndoe' })
  const renewed = await identity.refresh(tokens.refreshToken ?? '')
  expect(renewed.idToken).not.toBe('')
  await identity.revoke(renewed.refreshToken ?? '')
})

test('returns from its logout', async () => {
  const { identity, tokens } = await signIn()
  const answer = await fetch(identity.logoutUrl('https://portal.example/sign-in', tokens.idToken), {
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://portal.example/sign-in'])
})

test.each([
  ['for another client', { aud: 'reports' }],
  ['that another client asked for', { aud: [CLIENT, 'reports'], azp: 'reports' }],
  ['of another issuer', { aud: CLIENT, iss: 'https://evil.example' }],
])('refuses its token %s', async (_title, change) => {
  claims = change
  await expect(signIn()).rejects.toThrow('Invalid ID Token')
})
