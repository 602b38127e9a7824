import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { changePassword } from '@portal/contract/people/me-endpoints.ts'
import { createSecret, createSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { logMessages } from '@portal/server-common/testing/log-messages.ts'
import { startTestIssuer, type TestIssuer } from '@portal/server-common/testing/test-issuer.ts'
import { sql } from 'kysely'
import { checkAudit } from './database/check-audit.ts'
import { connect } from './database/connect.ts'
import { newBackend } from './testing/sample-subjects.ts'
import { type SpawnedProgram, spawnApi } from './testing/spawned-program.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { testCaller } from './testing/test-server.ts'
import { untilBlocked } from './testing/until-blocked.ts'

let issuer: TestIssuer
const cleanUps: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  issuer = await startTestIssuer()
  cleanUps.push(issuer.stop)
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function database(content: 'demo data' | 'empty' = 'demo data'): Promise<TestDatabase> {
  const made = await createTestDatabase(content)
  cleanUps.push(made.drop)
  return made
}

async function start({ url }: { url: string }, more: Record<string, string> = {}): Promise<SpawnedProgram> {
  const api = await spawnApi({
    DATABASE_URL: url,
    IDENTITY_ISSUER: issuer.url,
    CALLS_PER_SECOND: '100000',
    ...more,
  })
  cleanUps.push(() => api.end('SIGKILL'))
  return api
}

async function adminToken({ url }: { url: string }): Promise<string> {
  const db = connect(url)
  const { id } = await db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', 'admin@program.example')
    .executeTakeFirstOrThrow()
  await db.destroy()
  return issuer.token(id)
}

const admin = async (data: { url: string }, api: SpawnedProgram) =>
  testCaller(api.url, await adminToken(data))

test('prints one line when ready and exits cleanly', async () => {
  const api = await start(await database())
  expect(logMessages(api.output())).toEqual([`Product API ready at ${api.url}`])
  expect(await api.end('SIGTERM')).toBe(0)
})

test('is not ready while its database is missing', async () => {
  const data = await createTestDatabase()
  const api = await start(data)
  await data.drop()
  expect((await fetch(`${api.url}/health/ready`)).status).toBe(503)
})

test('reports a missing setting in one sentence', async () => {
  const api = await spawnApi({})
  expect([api.output(), await api.end('SIGTERM')]).toEqual([
    'The setting DATABASE_URL is not valid: This field is required.\n',
    1,
  ])
})

test('reports a taken port in one sentence', async () => {
  const blocker = createServer().listen(0, 'localhost')
  cleanUps.push(() => new Promise((resolve) => blocker.close(resolve)))
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const api = await start(await database(), { API_PORT: String(port) })
  expect([api.output(), await api.end('SIGTERM')]).toEqual([
    `The product API needs port ${port}, which another program uses. Stop that program, or set API_PORT to another port.\n`,
    1,
  ])
})

test('reports an unreachable database in one sentence', async () => {
  const api = await start({ url: 'postgres://portal@localhost:1/portal' })
  expect([api.output(), await api.end('SIGTERM')]).toEqual([
    'The database does not answer. Start PostgreSQL, or correct DATABASE_URL.\n',
    1,
  ])
})

test('two processes can start at the same time on an empty database', async () => {
  const empty = await database('empty')
  const apis = await Promise.all([start(empty), start(empty)])
  expect(apis.map((api) => logMessages(api.output()))).toEqual(
    apis.map(({ url }) => [`Product API ready at ${url}`]),
  )
  const db = connect(empty.url)
  cleanUps.push(() => db.destroy())
  expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: 'c2p-demo' }])
  expect(await db.selectFrom('operator').select('id').execute()).toEqual([])
})

test('starts again without the identity provider and serves operators who are signed in', async () => {
  const data = await database()
  const token = await adminToken(data)
  const first = await start(data)
  await testCaller(first.url, token).call(listSubjects, {})
  await first.end('SIGTERM')
  await issuer.stop()
  const second = await start(data)
  expect((await testCaller(second.url, token).call(listSubjects, {})).status).toBe(200)
})

test('finishes requests in progress before it exits', async () => {
  const data = await database()
  const api = await start(data)
  const caller = await admin(data, api)
  const db = connect(data.url)
  cleanUps.push(() => db.destroy())
  const answer = await db.transaction().execute(async (transaction) => {
    await sql`select * from audit_head for update`.execute(transaction)
    const waiting = caller.call(createSubject, { body: newBackend('Nearly too late') })
    await untilBlocked(db)
    const ended = api.end('SIGTERM')
    return { waiting, ended }
  })
  expect((await answer.waiting).status).toBe(201)
  expect(await answer.ended).toBe(0)
})

test('acknowledged writes survive a killed process', async () => {
  const data = await database()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const api = await start(data)
    const caller = await admin(data, api)
    const write = async (name: string) => {
      const { status, body } = await caller.call(createSubject, { body: newBackend(name) })
      if (status !== 201) throw new Error(`The write was answered with ${status}.`)
      acknowledged.push(body.id)
    }
    const burst = Array.from({ length: 40 }, (_, count) => write(`Round ${round} ${count}`))
    await Promise.any(burst)
    await api.end('SIGKILL')
    await Promise.allSettled(burst)
  }
  const db = connect(data.url)
  cleanUps.push(() => db.destroy())
  const rows = await db.selectFrom('subject').select('id').where('id', 'in', acknowledged).execute()
  expect(acknowledged.length).toBeGreaterThan(2)
  expect(rows).toHaveLength(acknowledged.length)
  expect((await checkAudit(db)).map(({ firstBad }) => firstBad)).toEqual([undefined, undefined])
})

test('logs one line per request and no secrets', async () => {
  const data = await database()
  const api = await start(data, { IDENTITY_DISCOVERY: 'off' })
  const caller = await admin(data, api)
  const body = { purpose: 'API_CLIENT' as const, changeReason: 'Confidential reason' }
  const secret = await caller.call(createSecret, { params: { subjectId: 'system' }, body })
  await caller.send('GET', '/subjects?q=confidential')
  await caller.call(changePassword, {
    body: { currentPassword: 'Confidential-1', newPassword: 'Confidential-2' },
  })
  await api.end('SIGTERM')
  const [, ...lines] = api.output().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'POST', route: '/accounts/:accountId/subjects/:subjectId/secrets', status: 201 },
    { method: 'GET', route: '/subjects', status: 200 },
    { method: 'PUT', route: '/accounts/:accountId/users/me/password', status: 409 },
  ])
  expect(api.output()).not.toMatch(/confidential|bearer|eyJ/i)
  expect(api.output()).not.toContain(secret.body.value)
})
