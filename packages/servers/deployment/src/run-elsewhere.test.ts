import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { writeServerFolder } from '@portal/build/src/server-folders/write-server-folder.ts'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { type SpawnedProgram, spawnProgram } from '@portal/reference-api/testing/spawned-program.ts'
import { freePort } from '@portal/server-common/free-port.ts'

// Compiles three servers.
jest.setTimeout(300_000)

const SERVERS = ['reference-api', 'portal-host', 'identity-provider']

/** A directory with only the server folders and their data. */
const place = mkdtempSync(join(tmpdir(), 'elsewhere-'))
const cleanUps: (() => Promise<unknown>)[] = []
let variables: Record<string, string>

const run = (server: string, args: readonly string[], more: Record<string, string> = {}) =>
  spawnProgram(args, { ...variables, ...more }, join(place, 'servers', server))

async function start(server: string): Promise<SpawnedProgram> {
  const started = await run(server, ['--enable-source-maps', 'main.js'])
  cleanUps.push(() => started.end('SIGTERM'))
  return started
}

const statusOf = async (address: string) => (await fetch(address)).status

beforeAll(async () => {
  const written = join(place, 'written')
  for (const server of SERVERS) await writeServerFolder(packageFolder(server), written, repository)
  cpSync(written, join(place, 'servers'), { recursive: true })
  rmSync(written, { recursive: true })
  const database = await startEmbeddedPostgres({
    directory: join(place, 'postgres'),
    settings: { fsync: 'off' },
  })
  cleanUps.push(database.stop)
  const [api, identity, portal] = [await freePort(), await freePort(), await freePort()]
  variables = {
    DATABASE_URL: database.url,
    STORAGE_DIR: join(place, 'storage'),
    API_PORT: String(api),
    API_URL: `http://localhost:${api}`,
    IDENTITY_PORT: String(identity),
    IDENTITY_ISSUER: `http://localhost:${identity}`,
    PORTAL_PORT: String(portal),
    PORTAL_ORIGIN: `http://localhost:${portal}`,
  }
  for (const server of SERVERS) await start(server)
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
  rmSync(place, { recursive: true })
})

test.each(['API_PORT', 'PORTAL_PORT', 'IDENTITY_PORT'])('the server at %s is ready', async (port) => {
  expect(await statusOf(`http://localhost:${variables[port]}/health/ready`)).toBe(200)
})

test('the host serves the page, its bundles and the answers of the product API', async () => {
  const { PORTAL_ORIGIN: portal = '' } = variables
  expect(await (await fetch(portal, { headers: { Accept: 'text/html' } })).text()).toContain('<html')
  const { imports } = JSON.parse(readFileSync(join(repository, 'importmap.json'), 'utf8'))
  expect(await statusOf(portal + imports['@portal/shell'])).toBe(200)
  const { openapi } = (await (await fetch(`${portal}/api/openapi.json`)).json()) as { openapi: string }
  expect(openapi).toMatch(/^3\./)
})

test('the commands of an installation run in the folder of the product API', async () => {
  const invited = await run('reference-api', ['command.js', 'first-administrator', 'first@company.example'])
  expect(await invited.end('SIGTERM')).toBe(0)
  expect(invited.output()).toContain(`${variables.IDENTITY_ISSUER}/`)
  const checked = await run('reference-api', ['command.js', 'install-check'])
  expect(checked.output()).toContain('✓ Database')
  expect(checked.output()).toContain('Run node command.js directories add terms')
})

test('an unknown command is rejected with a list of the available ones', async () => {
  const unknown = await run('reference-api', ['command.js', 'install'])
  expect(await unknown.end('SIGTERM')).toBe(2)
  expect(unknown.output()).toBe(
    'Name one of these commands: install-check, first-administrator, directories, audit-verify, package-key.\n',
  )
})

test('a worker loads the S3 client', async () => {
  const bucket = { S3_BUCKET: 'files', S3_ENDPOINT: 'http://localhost:1' }
  const worker = await run('reference-api', ['worker.js'], bucket)
  expect(worker.output()).toContain('Task worker ready')
  expect(await worker.end('SIGTERM')).toBe(0)
})
