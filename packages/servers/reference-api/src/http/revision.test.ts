import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Endpoint, pathOf } from '@portal/contract/endpoint.ts'
import * as me from '@portal/contract/people/me-endpoints.ts'
import * as subjects from '@portal/contract/subjects/subject-endpoints.ts'
import {
  changeSubjectStatus,
  createSubject,
  getSubject,
  publishSubject,
  updateSubjectData,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { newBackend } from '../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'

async function makeBackend(name: string): Promise<string> {
  return (await admin.call(createSubject, { body: newBackend(name) })).body.id
}

/** Other domains test the same for their own operations. */
const endpoints: Endpoint[] = [...Object.values(me), ...Object.values(subjects)]
const readWithTag = endpoints.filter(({ method, revisioned }) => revisioned && method === 'GET')

test.each(readWithTag)('$name responds 304 while nothing has changed', async (endpoint) => {
  const path = `/accounts/c2p-demo${pathOf(endpoint, { subjectId: 'system', dataKey: 'jwk' })}`
  const etag = (await admin.send('GET', path)).headers.get('etag') ?? ''
  const unchanged = await admin.send('GET', path, { headers: { 'If-None-Match': `W/"x", ${etag}` } })
  expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', etag])
  expect((await admin.send('GET', path, { headers: { 'If-None-Match': '"r0"' } })).status).toBe(200)
})

const bodies: Record<string, object> = {
  updateSubjectData: { ...newBackend('Changed').businessData, changeReason },
  publishSubject: { changeReason },
  changeSubjectStatus: { status: 'SUSPENDED', changeReason },
  updateCurrentUser: { given_name: 'Ines', family_name: 'Moreau', locale: 'en', timeZone: 'Europe/Paris' },
}
const writesWithTag = endpoints.filter(
  ({ method, revisioned, status }) => revisioned && method !== 'GET' && status !== 201,
)

test.each(writesWithTag)('$name rejects overwriting a concurrent change', async (endpoint) => {
  const subjectId = await makeBackend(endpoint.name)
  const path = `/accounts/c2p-demo${pathOf(endpoint, { subjectId, dataKey: 'businessData' })}`
  const { status, error, headers } = await admin.send(endpoint.method, path, {
    body: bodies[endpoint.name],
    headers: { 'If-Match': '"r999"' },
  })
  expect([status, error.reason]).toEqual([412, 'REVISION_CONFLICT'])
  expect(error.errorDetail[0]?.message).toMatch(
    /^(System|Ines Moreau) changed it on \w+ \d+, \d{4}(,| at) \d\d:\d\d:\d\d UTC\.$/,
  )
  expect(headers.get('etag')).toMatch(/^"r\d+"$/)
})

test('each write creates the next revision', async () => {
  const subjectId = await makeBackend('Revisions')
  const answers = [
    await admin.call(updateSubjectData, {
      params: { subjectId, dataKey: 'businessData' },
      body: newBackend('Revisions 2').businessData,
    }),
    await admin.call(publishSubject, { params: { subjectId }, body: { changeReason } }),
    await admin.call(changeSubjectStatus, {
      params: { subjectId },
      body: { status: 'SUSPENDED', changeReason },
    }),
  ]
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual(['"r2"', '"r3"', '"r4"'])
})

test('of fifty writers who saw the same revision, one wins', async () => {
  const subjectId = await makeBackend('Contested')
  const etag = (await admin.call(getSubject, { params: { subjectId } })).headers.get('etag') ?? ''
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, count) =>
      admin.call(
        updateSubjectData,
        { params: { subjectId, dataKey: 'businessData' }, body: newBackend(`Writer ${count}`).businessData },
        { headers: { 'If-Match': etag } },
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(49)
  expect((await admin.call(getSubject, { params: { subjectId } })).body.revision).toBe(2)
})

test('writers who reread after a conflict lose no change', async () => {
  const subjectId = await makeBackend('Counter 0')
  const increment = async (_: unknown, writer: number): Promise<void> => {
    const { body, headers } = await admin.call(getSubject, { params: { subjectId } })
    const next = `Counter ${Number(body.name.split(' ')[1]) + 1}`
    const { status } = await admin.call(
      updateSubjectData,
      {
        params: { subjectId, dataKey: 'businessData' },
        body: { ...newBackend(next).businessData, description: `Written by ${writer}` },
      },
      { headers: { 'If-Match': headers.get('etag') ?? '' } },
    )
    if (status === 412) return increment(_, writer)
    expect(status).toBe(200)
  }
  await Promise.all(Array.from({ length: 12 }, increment))
  expect((await admin.call(getSubject, { params: { subjectId } })).body.name).toBe('Counter 12')
})
