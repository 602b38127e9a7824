import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, realpath, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import {
  type EmbeddedPostgres,
  makePrivateFolder,
  startEmbeddedPostgres,
  watchPostgres,
} from './embedded-postgres.ts'

const settings = { fsync: 'off' }
const cleanUps: (() => Promise<unknown>)[] = []

/** Data as the first start creates them, which takes longer than everything else here. */
let firstData = ''

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  await chmod(directory, 0o755)
  const { stop } = await startEmbeddedPostgres({ directory, settings })
  await stop()
  firstData = join(directory, 'data')
})
afterAll(() => rm(dirname(firstData), { recursive: true }))

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  await chmod(folder, 0o755)
  cleanUps.push(() => rm(folder, { recursive: true }))
  return folder
}

/** A folder in which the server was started before. */
async function usedFolder(): Promise<string> {
  const folder = await emptyFolder()
  await promisify(execFile)('cp', ['-a', firstData, folder])
  return folder
}

async function start(directory: string, more: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ directory, settings: { ...settings, ...more } })
  cleanUps.push(database.stop)
  return database
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

async function postmasterPid(directory: string): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'data', 'postmaster.pid'), 'utf8'), 10)
}

test('serves a UTF-8 database named portal that folds case beyond English', async () => {
  const { url } = await start(await emptyFolder())
  const answer = await query(
    url,
    `select current_database(), current_setting('server_encoding'), 'ÄRGER' ilike 'ärger'`,
  )
  expect(answer).toEqual(['portal', 'UTF8', true])
})

test('starts a new log when the old one is large, and keeps the old one', async () => {
  const directory = await usedFolder()
  const { stop } = await start(directory)
  await stop()
  const log = join(directory, 'postgres.log')
  await truncate(log, 11 * 1024 * 1024)
  await start(directory)
  expect((await stat(log)).size).toBeLessThan(1024 * 1024)
  expect((await stat(`${log}.1`)).size).toBeGreaterThan(10 * 1024 * 1024)
})

test('listens on a socket that only its own account may use', async () => {
  const directory = await usedFolder()
  const { url } = await start(directory)
  expect(await query(url, `select current_setting('listen_addresses')`)).toEqual([''])
  expect((await stat(join(directory, '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700)
})

test('passes settings on to PostgreSQL', async () => {
  const { url } = await start(await usedFolder(), { application_name: "it's ours" })
  expect(await query(url, 'show application_name')).toEqual(["it's ours"])
})

test('keeps the data between runs', async () => {
  const directory = await usedFolder()
  const first = await start(directory)
  await query(first.url, 'create table note as select 42 as number')
  await first.stop()
  const second = await start(directory)
  expect(await query(second.url, 'select number from note')).toEqual([42])
})

test('recovers the data after the server was killed', async () => {
  const directory = await usedFolder()
  const first = await start(directory)
  await query(first.url, 'create table note as select 42 as number')
  process.kill(await postmasterPid(directory), 'SIGKILL')
  const second = await start(directory)
  expect(await query(second.url, 'select number from note')).toEqual([42])
})

test('reports a killed server immediately and restarts it at the same address', async () => {
  const directory = await usedFolder()
  const first = await start(directory)
  const watch = await watchPostgres(first.url)
  process.kill(await postmasterPid(directory), 'SIGKILL')
  await watch.ended
  await watch.stop()
  const second = await start(directory)
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select 1')).toEqual([1])
})

test('reuses a server that already runs on the data', async () => {
  const directory = await usedFolder()
  const first = await start(directory)
  const pid = await postmasterPid(directory)
  const second = await start(directory)
  expect(second.url).toBe(first.url)
  expect(await postmasterPid(directory)).toBe(pid)
})

test('two concurrent starts share one server', async () => {
  const directory = await emptyFolder()
  const [one, other] = await Promise.all([start(directory), start(directory)])
  expect(one.url).toBe(other.url)
  expect((await readdir(directory)).filter((name) => name.startsWith('data'))).toEqual(['data'])
})

test('does not connect to a server that has not reported its address yet', async () => {
  const directory = await usedFolder()
  const { stop } = await start(directory)
  const pidFile = join(directory, 'data', 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await stop()
  await writeFile(pidFile, [...lines.slice(0, 4), '', ''].join('\n'))
  const { url } = await start(directory)
  expect(await query(url, 'select 1')).toEqual([1])
})

test('works in a folder whose path is too long for a socket', async () => {
  const directory = join(await emptyFolder(), 'long-'.repeat(25))
  const { url } = await start(directory)
  const socketFolder = new URL(url).searchParams.get('host') ?? ''
  cleanUps.unshift(() => rm(socketFolder, { recursive: true }))
  expect(socketFolder).not.toContain('long-')
  expect(await query(url, 'select 1')).toEqual([1])
})

test('stopping closes open connections, and stopping again does nothing', async () => {
  const directory = await usedFolder()
  const database = await start(directory)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const reasons: Error[] = []
  client.on('error', (error) => reasons.push(error))
  await database.stop()
  expect(reasons[0]).toMatchObject({ message: 'terminating connection due to administrator command' })
  await database.stop()
  await expect(query(database.url, 'select 1')).rejects.toThrow('ENOENT')
})

test('reports a setting that PostgreSQL rejects in one sentence', async () => {
  const directory = await emptyFolder()
  await expect(start(directory, { shared_buffers: 'plenty' })).rejects.toThrow(
    /^PostgreSQL did not start: .*postgres\.log\.$/,
  )
})

test('works in a folder that is closed to other accounts', async () => {
  const parent = await emptyFolder()
  await chmod(parent, 0o700)
  const directory = join(parent, 'data')
  const { url } = await start(directory)
  const home = await realpath(join(directory, 'home')).catch(() => directory)
  cleanUps.unshift(() => rm(home, { recursive: true, force: true }))
  expect(await query(url, 'select 1')).toEqual([1])
})

test('only the owner can read a private folder, and PostgreSQL works in it', async () => {
  const parent = await emptyFolder()
  await makePrivateFolder(parent)
  const directory = join(parent, 'postgres')
  const { url } = await start(directory)
  expect(await query(url, 'select 1')).toEqual([1])
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  // Root grants access to the account that runs PostgreSQL.
  expect(await modeOf(parent)).toBe(process.getuid?.() === 0 ? 0o710 : 0o700)
  expect(await modeOf(directory)).toBe(0o700)
  expect(await modeOf(join(directory, 'data'))).toBe(0o700)
  for (const file of ['postgres.log', 'data/portal.conf', 'data/postgresql.conf'])
    expect([file, await modeOf(join(directory, file))]).toEqual([file, 0o600])
})
