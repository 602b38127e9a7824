import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { Client } from 'pg'
import { startPortalProcess } from '../testing/portal-process.ts'
import type { World } from './world.ts'
import { saveFirstState } from './world-state.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

const HIGH_LIMITS = { CALLS_PER_SECOND: '1000', SIGN_INS_PER_MINUTE: '10000' }

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

/** Starts the portal like `npm start`, on its own database. */
async function startWorld(server: string, name: string) {
  const portal = await startPortalProcess({
    root: repository,
    command: ['packages/tools/stack/src/start.ts'],
    environment: {
      ...HIGH_LIMITS,
      DATABASE_URL: await createDatabase(server, name),
      PORTAL_DEMO_PASSWORD: 'Operator-Demo-1',
    },
  })
  const { stop, data, ...addresses } = portal
  const world: World = {
    ...addresses,
    database: { server, name },
    storage: join(data, 'storage'),
  }
  try {
    await saveFirstState(world)
  } catch (error) {
    await stop()
    throw error
  }
  return { world, stop }
}

/** Starts this many portals side by side, on one database server. */
export async function startWorlds(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-worlds-'))
  // PostgreSQL may run as a different user, who needs access.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    settings: { fsync: 'off', max_connections: '300' },
  })
  const server = Object.assign(new URL(postgres.url), { pathname: '/postgres' }).href
  const names = Array.from({ length: count }, (_, index) => `world_${index}`)
  const starting = await Promise.allSettled(names.map((name) => startWorld(server, name)))
  const started = starting.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  async function stop(): Promise<void> {
    await Promise.all(started.map((one) => one.stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const failed = starting.find((result) => result.status === 'rejected')
  if (failed) {
    // Otherwise the run would wait for the others forever.
    await stop()
    throw failed.reason
  }
  return { worlds: started.map(({ world }) => world), stop }
}
