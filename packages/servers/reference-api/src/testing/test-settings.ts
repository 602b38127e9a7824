import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUIET_SERVER } from '@portal/server-common/server-settings.ts'
import type { Settings } from '../settings.ts'

/** Environment variables that pass the run's PostgreSQL from jest's setup to the test files. */
export const TEST_DIRECTORY = 'TEST_POSTGRES_DIRECTORY'
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL'

/** The day that the tests' demo data are relative to. */
export const TEST_DAY = new Date('2026-06-01T00:00:00.000Z')

/** What the demo data of tests are made from. */
export const TEST_DEMO = { seed: '20260101', at: TEST_DAY, dpas: 400 } as const

export const DEMO_PASSWORD = 'Operator-Demo-1'

const PLENTY = { count: 100_000, bytes: 2 ** 50 }

/** Settings under which only the tested behavior has limits. */
export const testSettings = (databaseUrl: string): Settings => ({
  databaseUrl,
  replicaUrl: undefined,
  port: 0,
  issuer: 'http://localhost:1',
  clients: ['operations-portal'],
  tokenKind: undefined,
  tokenAudience: undefined,
  tokenScope: 'system/operation',
  provider: { IDENTITY_DISCOVERY: 'off', IDENTITY_USER_INFO_METHOD: 'POST' },
  operatorClaim: 'sub',
  portalOrigin: 'http://localhost:9000',
  portalHostUrl: undefined,
  accountId: 'c2p-demo',
  accountName: undefined,
  productTitle: undefined,
  environment: undefined,
  systemSubjectId: 'system',
  demoPassword: DEMO_PASSWORD,
  callsPerSecond: 100_000,
  maxConcurrentCalls: 100_000,
  databaseTimeoutMs: 60_000,
  publicUrl: undefined,
  storage: { directory: join(process.env[TEST_DIRECTORY] ?? tmpdir(), 'storage') },
  uploadQuotas: { operator: PLENTY, account: PLENTY },
  taskLeaseSeconds: 30,
  trustedKeysFile: undefined,
  mail: { smtpUrl: undefined, from: 'no-reply@program.example' },
  logLevel: 'silent',
  server: QUIET_SERVER,
})
