import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** What decides where the portal runs and with which data; every part derives from this. */
export interface StackSettings {
  readonly portalPort: number
  readonly identityPort: number
  readonly apiPort: number
  readonly dataDirectory: string
  readonly demoPassword: string
  /** A PostgreSQL of one's own; the embedded one otherwise. */
  readonly databaseUrl: string | undefined
}

function port(name: string, fallback: number): number {
  const text = process.env[name]
  const value = Number(text ?? fallback)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new Error(`${name} must be a port between 1 and 65535; it is "${text}".`)
}

/** Settings from the environment. Throws one sentence that names what is wrong. */
export const stackSettings = (): StackSettings => ({
  portalPort: port('PORTAL_PORT', 9000),
  identityPort: port('IDENTITY_PORT', 9001),
  apiPort: port('API_PORT', 9002),
  dataDirectory: resolve(repository, process.env.PORTAL_DATA_DIR ?? join(repository, '.data')),
  demoPassword: process.env.PORTAL_DEMO_PASSWORD ?? 'Operator-Demo-1',
  databaseUrl: process.env.DATABASE_URL,
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
    IDENTITY_ISSUER: `http://localhost:${settings.identityPort}`,
    API_PUBLIC_URL: `${portal}/api`,
    STORAGE_DIR: join(settings.dataDirectory, 'storage'),
    API_URL: `http://localhost:${settings.apiPort}`,
    PORTAL_DEMO_PASSWORD: settings.demoPassword,
  }
}
