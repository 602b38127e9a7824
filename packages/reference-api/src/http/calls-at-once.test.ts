import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { sql } from 'kysely'
import { measuredServer } from '../testing/measured-server.ts'
import { newBackend } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

let server: TestServer
let admin: TestCaller
let figures: () => Promise<string>

beforeAll(async () => {
  const measured = await measuredServer()
  figures = measured.figures
  server = await startTestServer({ callsAtOnce: 1, server: measured.server })
  admin = await server.as('admin')
})
afterAll(() => server.stop())

test('calls beyond what one process can do are asked to come back, and the others go on', async () => {
  const [refused, waiting] = await server.db.transaction().execute(async (transaction) => {
    await sql`select * from audit_head for update`.execute(transaction)
    const waiting = admin.call(createSubject, { body: newBackend('Takes its time') })
    await untilBlocked(server.db)
    const refused = await admin.call(listSubjects, {})
    const health = await admin.send('GET', '/health/ready')
    expect(health.status).toBe(200)
    expect(await figures()).toMatch(/^portal_calls_under_way 1$/m)
    return [refused, { waiting }] as const
  })
  expect([refused.status, refused.error.reason, refused.error.message]).toEqual([
    503,
    'MAINTENANCE',
    'The service has too much to do at the moment. Try again soon.',
  ])
  expect(refused.headers.get('retry-after')).toMatch(/^[123]$/)
  expect(await figures()).toMatch(/^portal_calls_sent_away_total 1$/m)
  expect((await waiting.waiting).status).toBe(201)
  expect((await admin.call(listSubjects, {})).status).toBe(200)
})
