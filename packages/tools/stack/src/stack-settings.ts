import { join, resolve } from 'node:path'
import { repository } from '@portal/build/src/workspace.ts'

/** Ports, folders and database of the portal; every part derives its settings from these. */
export interface StackSettings {
  readonly portalPort: number
  readonly identityPort: number
  readonly apiPort: number
  /** Port of the release service, if it must be reachable from outside; otherwise any free port. */
  readonly releasePort: number | undefined
  readonly dataDirectory: string
  /** Port of the first server's metrics; the others follow. Without it there are no metrics. */
  readonly metricsPort: number | undefined
  /** Password of the demo operators; without it there is no demo. */
  readonly demoPassword: string | undefined
  /** An external PostgreSQL; by default the embedded one. */
  readonly databaseUrl: string | undefined
}

function port(name: string, fallback: number): number {
  const text = process.env[name]
  const value = Number(text ?? fallback)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new Error(`${name} must be a port between 1 and 65535; it is "${text}".`)
}

/** Demo data are loaded on request, and without `DATABASE_URL` outside production. */
function demoPassword(): string | undefined {
  const isOwn = process.env.DATABASE_URL !== undefined || process.env.ACCOUNT_ENVIRONMENT === 'PRODUCTION'
  return process.env.PORTAL_DEMO_PASSWORD ?? (isOwn ? undefined : 'Operator-Demo-1')
}

/** An external store is shared by several machines, which reach the service at a fixed port. */
function releasePort(): number | undefined {
  const { RELEASE_STORE, RELEASE_PORT } = process.env
  return RELEASE_STORE === undefined && RELEASE_PORT === undefined ? undefined : port('RELEASE_PORT', 9003)
}

/** Settings from the environment. Throws an `Error` that names the invalid one. */
export const stackSettings = (): StackSettings => ({
  portalPort: port('PORTAL_PORT', 9000),
  identityPort: port('IDENTITY_PORT', 9001),
  apiPort: port('API_PORT', 9002),
  releasePort: releasePort(),
  metricsPort: process.env.METRICS_PORT === undefined ? undefined : port('METRICS_PORT', 0),
  dataDirectory: resolve(repository, process.env.PORTAL_DATA_DIR ?? join(repository, '.data')),
  demoPassword: demoPassword(),
  databaseUrl: process.env.DATABASE_URL,
})

/** `npm run dev` of a squad's repository signs in at a demo without any setting. */
const demoVariables = (password: string) => ({
  PORTAL_DEMO_PASSWORD: password,
  DEVELOPMENT_ORIGINS: process.env.DEVELOPMENT_ORIGINS ?? 'http://localhost:9700',
})

/** Addresses and variables that the servers are started with. */
export function serverEnvironment(settings: StackSettings, databaseUrl: string): Record<string, string> {
  const portal = `http://localhost:${settings.portalPort}`
  return {
    DATABASE_URL: databaseUrl,
    PORTAL_PORT: String(settings.portalPort),
    IDENTITY_PORT: String(settings.identityPort),
    API_PORT: String(settings.apiPort),
    PORTAL_ORIGIN: portal,
    PORTAL_HOST_URL: portal,
    IDENTITY_ISSUER: `http://localhost:${settings.identityPort}`,
    API_PUBLIC_URL: `${portal}/api`,
    STORAGE_DIR: join(settings.dataDirectory, 'storage'),
    API_URL: `http://localhost:${settings.apiPort}`,
    ...(settings.demoPassword && demoVariables(settings.demoPassword)),
  }
}
