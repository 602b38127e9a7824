import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '@portal/server-common/free-port.ts'
import { logMessages } from '@portal/server-common/testing/log-messages.ts'
import { z } from 'zod'
import { createTestBrowser } from './testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { spawnServer, startTestServer } from './testing/test-server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await startTestDatabase()
}, 60_000)

afterAll(() => database?.stop())

test('reports a port that is taken in one sentence', async () => {
  const other = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve))
  const { ended } = spawnServer({ DATABASE_URL: database.url, IDENTITY_PORT: String(port) })
  expect((await ended).code).toBe(1)
  expect((await ended).output).toBe(
    `The identity provider needs port ${port}, which another program uses. Stop that program, or set IDENTITY_PORT to another port.\n`,
  )
  other.close()
})

test('reports a database that does not answer in one sentence', async () => {
  const url = `postgres://somebody:secret@localhost:${await freePort()}/portal`
  const { code, output } = await spawnServer({ DATABASE_URL: url }).ended
  expect(code).toBe(1)
  expect(output).toBe('The database does not answer. Start PostgreSQL, or correct DATABASE_URL.\n')
})

test('names an invalid setting', async () => {
  const { code, output } = await spawnServer({ DATABASE_URL: database.url, IDENTITY_PORT: 'nine' }).ended
  expect(code).toBe(1)
  expect(output).toContain('The setting IDENTITY_PORT is not valid')
})

test('without a demo password, operators without a password cannot sign in', async () => {
  const { email } = await addOperator(database)
  const server = await startTestServer(database.url, { PORTAL_DEMO_PASSWORD: undefined })
  await expect(createTestBrowser(server.issuer).authorize(email, '')).rejects.toThrow('not signed in')
  await server.stop()
})

test('the demo password opens only accounts of the demo', async () => {
  const { id, email } = await addOperator(database)
  await database.pool.query('update operator set is_demo = false where id = $1', [id])
  const server = await startTestServer(database.url)
  await expect(createTestBrowser(server.issuer).authorize(email)).rejects.toThrow('not signed in')
  await server.stop()
})

test.each([
  ['PORTAL_DEMO_PASSWORD', 'true'],
  ['IDENTITY_TEST_SWITCHES', 'true'],
  ['DEVELOPMENT_ORIGINS', 'http://localhost:9700'],
])('production refuses %s', async (name, value) => {
  const { ended } = spawnServer({
    DATABASE_URL: database.url,
    ACCOUNT_ENVIRONMENT: 'PRODUCTION',
    PORTAL_DEMO_PASSWORD: undefined,
    [name]: value,
  })
  expect(await ended).toEqual({
    code: 1,
    output: `${name} is not allowed when ACCOUNT_ENVIRONMENT is PRODUCTION. Remove it.\n`,
  })
})

test('signs tokens with a key of 3072 bits', async () => {
  const server = await startTestServer(database.url)
  const { keys } = z
    .object({ keys: z.array(z.object({ n: z.string() })) })
    .parse(await (await fetch(`${server.issuer}/.well-known/jwks.json`)).json())
  expect(keys.map(({ n }) => Buffer.from(n, 'base64url').length * 8)).toEqual([3072])
  await server.stop()
})

test('two replicas on one database create one signing key', async () => {
  await database.pool.query('drop schema if exists identity cascade')
  const replicas = await Promise.all([startTestServer(database.url), startTestServer(database.url)])
  const keys = await Promise.all(
    replicas.map(async ({ issuer }) => (await fetch(`${issuer}/.well-known/jwks.json`)).text()),
  )
  expect(keys[0]).toBe(keys[1])
  await Promise.all(replicas.map((replica) => replica.stop()))
})

/** A database user that can read and write the tables, but cannot create any. */
async function makePlainUser(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `plain_${randomBytes(6).toString('hex')}`
  await database.pool.query(`
    create role ${name} login password 'plain';
    grant usage on schema public, identity to ${name};
    grant select, insert, update, delete on all tables in schema public, identity to ${name};
  `)
  const url = Object.assign(new URL(database.url), { username: name, password: 'plain' })
  return {
    url: url.href,
    drop: async () => {
      await database.pool.query(`drop owned by ${name}; drop role ${name}`)
    },
  }
}

test('after the first start, it needs no right to create schemas or tables', async () => {
  await (await startTestServer(database.url)).stop()
  const user = await makePlainUser()
  const { email } = await addOperator(database)
  const server = await startTestServer(user.url)
  const tokens = await createTestBrowser(server.issuer).signIn(email)
  await server.stop()
  await user.drop()
  expect(tokens.access_token).toEqual(expect.any(String))
})

test('stops cleanly when both the terminal and the supervisor send a signal', async () => {
  const port = String(await freePort())
  const { child, ended, output } = spawnServer({ DATABASE_URL: database.url, IDENTITY_PORT: port })
  await new Promise<void>((resolve) => child.stdout.on('data', () => output().includes('ready') && resolve()))
  await fetch(`http://localhost:${port}/health/live`)
  child.kill('SIGINT')
  child.kill('SIGTERM')
  const { code } = await ended
  expect([code, logMessages(output())]).toEqual([0, [`Identity provider ready at http://localhost:${port}`]])
})
