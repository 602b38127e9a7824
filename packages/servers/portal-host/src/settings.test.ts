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
    },
    identity: { clientId: 'operations-portal', vault: 'browser' },
  })
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
  ['IDENTITY_DISCOVERY', 'sometimes'],
  ['IDENTITY_LOGOUT_URL', 'none'],
  ['IDENTITY_SCOPES', ' '],
  ['IDENTITY_ALGORITHMS', 'RS256,HS256'],
  ['IDENTITY_ALGORITHMS', 'none'],
  ['ACCOUNT_ID', 'a'],
  ['ACCOUNT_ENVIRONMENT', 'MOON'],
  ['CLIENT_ID', ''],
  ['PRODUCT_TITLE', 'x'.repeat(41)],
])('names an invalid setting: %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`The setting ${name} is not valid:`)
})
