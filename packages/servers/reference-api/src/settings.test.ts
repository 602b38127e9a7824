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
    portalOrigin: 'http://localhost:9000',
    accountId: 'c2p-demo',
    environment: undefined,
    systemSubjectId: 'system',
    demoPassword: undefined,
    demo: undefined,
    callsPerSecond: 50,
    callsAtOnce: 100,
    databasePatienceMs: 5000,
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

test.each([
  [{ PORTAL_DEMO_PASSWORD: 'secret' }, true],
  [{ PORTAL_DEMO_PASSWORD: 'secret', SEED_DEMO: 'false' }, false],
  [{ SEED_DEMO: 'true' }, true],
  [{}, false],
])('with %j, loads demo data: %j', (variables, expected) => {
  expect(readSettings({ DATABASE_URL, ...variables }).demo !== undefined).toBe(expected)
})

test.each([{ PORTAL_DEMO_PASSWORD: 'secret' }, { SEED_DEMO: 'true' }])(
  'production rejects %j',
  (variables) => {
    expect(() => readSettings({ DATABASE_URL, ACCOUNT_ENVIRONMENT: 'PRODUCTION', ...variables })).toThrow(
      'ACCOUNT_ENVIRONMENT is PRODUCTION, which allows no demo data.',
    )
  },
)

test('demo data is relative to the start of the day by default', () => {
  const { demo } = readSettings({ DATABASE_URL, SEED_DEMO: 'true' })
  expect(demo?.at.toISOString()).toMatch(/T00:00:00\.000Z$/)
  const pinned = readSettings({
    DATABASE_URL,
    SEED_DEMO: 'true',
    SEED_INSTANT: '2026-01-01T00:00:00Z',
    SEED: 'x',
    SEED_DPAS: '7',
  })
  expect(pinned.demo).toEqual({ seed: 'x', at: new Date('2026-01-01T00:00:00Z'), dpas: 7 })
})

test('the issuer URL may end with a slash', () => {
  expect(readSettings({ DATABASE_URL, IDENTITY_ISSUER: 'https://id.example/' }).issuer).toBe(
    'https://id.example',
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
