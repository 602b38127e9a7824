import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { sql } from 'kysely'
import { measuredServer } from '../testing/measured-server.ts'
import { newInitiator } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

let server: TestServer
let admin: TestCaller
let viewer: TestCaller
let figures: () => Promise<string>

/** Two calls at the same time, one per operator. */
beforeAll(async () => {
  const measured = await measuredServer()
  figures = measured.figures
  server = await startTestServer({ maxConcurrentCalls: 2, server: measured.server })
  admin = await server.as('admin')
  viewer = await server.as('viewer')
})
afterAll(() => server.stop())

/** Runs a function while writes of some operators are in progress, then ends them. */
async function whileWriting<Result>(writers: readonly TestCaller[], work: () => Promise<Result>) {
  const { result, writes } = await server.db.transaction().execute(async (transaction) => {
    await sql`select * from audit_head for update`.execute(transaction)
    const writes = writers.map((writer) =>
      writer.call(createSubject, { body: newInitiator(crypto.randomUUID()) }),
    )
    await untilBlocked(server.db, writers.length)
    return { result: await work(), writes: Promise.all(writes) }
  })
  expect((await writes).map(({ status }) => status)).toEqual(writers.map(() => 201))
  return result
}

test('counts rejected calls from zero on', async () => {
  expect(await figures()).toMatch(/^portal_calls_rejected_total\{limit="process"\} 0$/m)
})

test('rejects calls beyond the capacity of the process, and the others continue', async () => {
  const onboarding = await server.as('onboarding')
  const refused = await whileWriting([admin, onboarding], async () => {
    expect((await viewer.send('GET', '/health/ready')).status).toBe(200)
    expect(await figures()).toMatch(/^portal_calls_in_flight 2$/m)
    return viewer.call(listSubjects, {})
  })
  expect([refused.status, refused.error.reason, refused.error.message]).toEqual([
    503,
    'MAINTENANCE',
    'The service is busy. Try again soon.',
  ])
  expect(refused.headers.get('retry-after')).toMatch(/^[123]$/)
  expect(await figures()).toMatch(/^portal_calls_rejected_total\{limit="process"\} 1$/m)
  expect((await viewer.call(listSubjects, {})).status).toBe(200)
})

test('rejects excess calls of an operator and leaves room for others', async () => {
  const [refused, other] = await whileWriting([admin], () =>
    Promise.all([admin.call(listSubjects, {}), viewer.call(listSubjects, {})]),
  )
  expect([refused.status, refused.error.reason, refused.error.message]).toEqual([
    429,
    'RATE_LIMIT_EXCEEDED',
    'Too many of your requests are in progress. Try again in a moment.',
  ])
  expect(refused.headers.get('retry-after')).toMatch(/^[123]$/)
  expect(other.status).toBe(200)
  expect(await figures()).toMatch(/^portal_calls_rejected_total\{limit="caller"\} 1$/m)
  expect((await admin.call(listSubjects, {})).status).toBe(200)
})
