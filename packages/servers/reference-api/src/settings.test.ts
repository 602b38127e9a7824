import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { QUIET_SERVER } from '@portal/server-common/server-settings.ts'
import { readSettings } from './settings.ts'

const DATABASE_URL = 'postgres://portal@localhost/portal'

test('needs only the database URL', () => {
  expect(readSettings({ DATABASE_URL })).toEqual({
    databaseUrl: DATABASE_URL,
    port: 9002,
    issuer: 'http://localhost:9001',
    clients: ['operations-portal', 'operations-portal-cli'],
    tokenKind: undefined,
    tokenAudience: undefined,
    tokenScope: 'system/operation',
    provider: { IDENTITY_DISCOVERY: 'on', IDENTITY_USER_INFO_METHOD: 'POST' },
    operatorClaim: 'sub',
    portalOrigin: 'http://localhost:9000',
    accountId: 'c2p-demo',
    environment: undefined,
    systemSubjectId: 'system',
    demoPassword: undefined,
    callsPerSecond: 50,
    maxConcurrentCalls: 100,
    databaseTimeoutMs: 5000,
    publicUrl: undefined,
    storage: { directory: resolve('.data/storage') },
    uploadQuotas: {
      operator: { count: 20, bytes: 4 * 1024 ** 3 },
      account: { count: 100, bytes: 20 * 1024 ** 3 },
    },
    taskLeaseSeconds: 30,
    trustedKeysFile: undefined,
    mail: { smtpUrl: undefined, from: 'no-reply@program.example' },
    logLevel: 'info',
    server: QUIET_SERVER,
  })
})

test('production rejects a demo password', () => {
  const variables = { ACCOUNT_ENVIRONMENT: 'PRODUCTION', PORTAL_DEMO_PASSWORD: 'secret' }
  expect(() => readSettings({ DATABASE_URL, ...variables })).toThrow(
    'ACCOUNT_ENVIRONMENT is PRODUCTION, which allows no PORTAL_DEMO_PASSWORD.',
  )
})

test('the issuer keeps a slash at its end, because tokens are compared with it exactly', () => {
  expect(readSettings({ DATABASE_URL, IDENTITY_ISSUER: 'https://id.example/' }).issuer).toBe(
    'https://id.example/',
  )
})

test.each([
  ['API_PORT', '70000'],
  ['IDENTITY_ISSUER', 'nowhere'],
  ['ACCOUNT_ID', 'No Account'],
  ['LOG_LEVEL', 'loud'],
  ['UPLOAD_MIB_PER_OPERATOR', '1023'],
])('names an invalid %s', (name, value) => {
  expect(() => readSettings({ DATABASE_URL, [name]: value })).toThrow(`The setting ${name} is not valid`)
})
