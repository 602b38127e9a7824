import { expect, test } from '@jest/globals'
import { readSettings } from './settings.ts'

test('everything has a default for a portal on one machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 9000,
    apiUrl: 'http://localhost:9002',
    apiTimeoutMs: 30_000,
    portal: {
      accountId: 'c2p-demo',
      systemSubjectId: 'system',
      apiBase: '/api',
      auth: { refreshIntervalMs: 240_000, refreshCookieDays: 30 },
    },
  })
})

test("the provider's paths follow the specification", () => {
  const { endpoints, scopes } = readSettings({ IDENTITY_ISSUER: 'https://id.example/' }).portal.auth
  expect(scopes).toBe('openid system/operation')
  expect(endpoints).toEqual({
    authorize: 'https://id.example/oauth2/authorize',
    token: 'https://id.example/oauth2/token',
    userInfo: 'https://id.example/oauth2/userInfo',
    revoke: 'https://id.example/oauth2/revoke',
    logout: 'https://id.example/logout',
    jwks: 'https://id.example/.well-known/jwks.json',
  })
})

test('with the host as vault the page asks the host for tokens, and the host the provider', () => {
  const { portal, identity } = readSettings({ TOKEN_VAULT: 'host', IDENTITY_ISSUER: 'https://id.example' })
  expect(portal.auth).toMatchObject({
    vault: 'host',
    endpoints: { token: '/oauth2/token', revoke: '/oauth2/revoke' },
  })
  expect(identity.token).toBe('https://id.example/oauth2/token')
})

test('a hosted provider has its keys at the issuer and its pages elsewhere', () => {
  const { issuer, endpoints } = readSettings({
    IDENTITY_ISSUER: 'https://keys.example/pool-1',
    IDENTITY_DOMAIN: 'https://pages.example',
  }).portal.auth
  expect(issuer).toBe('https://keys.example/pool-1')
  expect(endpoints.jwks).toBe('https://keys.example/pool-1/.well-known/jwks.json')
  expect(endpoints.authorize).toBe('https://pages.example/oauth2/authorize')
})

test('a release store requires trusted keys and a local folder', () => {
  expect(readSettings({}).releases).toBeUndefined()
  const sentence = 'If RELEASE_STORE is set, RELEASE_TRUSTED_KEYS and RELEASE_NEAR are required too.'
  expect(() => readSettings({ RELEASE_STORE: 'releases' })).toThrow(sentence)
  const all = { RELEASE_STORE: 'releases', RELEASE_TRUSTED_KEYS: 'keys.pem', RELEASE_NEAR: 'near' }
  expect(readSettings(all).releases).toMatchObject({
    store: 'releases',
    environment: 'demo',
    trustedKeys: 'keys.pem',
    near: 'near',
  })
})

test.each([
  ['PORTAL_PORT', 'nine'],
  ['PORTAL_PORT', '0'],
  ['PORTAL_PORT', '65536'],
  ['API_URL', 'localhost:9002'],
  ['API_URL', 'ftp://api.example'],
  ['API_TIMEOUT_MS', '-1'],
  ['IDENTITY_ISSUER', 'nowhere'],
  ['IDENTITY_DOMAIN', 'javascript:alert(1)'],
  ['ACCOUNT_ID', 'a'],
  ['ACCOUNT_ENVIRONMENT', 'MOON'],
  ['CLIENT_ID', ''],
  ['PRODUCT_TITLE', 'x'.repeat(41)],
])('names an invalid setting: %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`The setting ${name} is not valid:`)
})
