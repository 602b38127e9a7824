import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { changePassword, updateCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import { dataKeysOf } from '@portal/contract/subjects/subject.ts'
import { createSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import fc from 'fast-check'
import { hostileValue, mutated } from './testing/hostile-values.ts'
import { newBackend, newInitiator, newIssuer } from './testing/sample-subjects.ts'
import { startTestServer, type TestAnswer, type TestCaller, type TestServer } from './testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const base = '/accounts/c2p-demo'
const changeReason = 'Because the test says so.'

/** Whatever was sent, the response must match the contract. */
function expectOrderly(name: string, { status, body, error }: TestAnswer<unknown>): void {
  expect(status).toBeLessThan(500)
  if (status >= 400) ErrorResponse.strict().parse(error)
  else expect(ALL_SCHEMAS[name]?.response?.safeParse(body).error).toBeUndefined()
}

test.each([
  [createSubject.name, 'POST', '/subjects', newBackend('Fuzz')],
  [createSubject.name, 'POST', '/subjects', newIssuer('Fuzz', '998000', '998010')],
  [createSubject.name, 'POST', '/subjects', newInitiator('Fuzz')],
  [
    updateCurrentUser.name,
    'PUT',
    '/users/me/user-data',
    { given_name: 'A', family_name: 'B', locale: 'en', timeZone: 'UTC' },
  ],
  ['publishSubject', 'POST', '/subjects/system/publish', { changeReason }],
  ['createSecret', 'POST', '/subjects/system/secrets', { purpose: 'API_CLIENT', changeReason }],
  ['changeSubjectStatus', 'PUT', '/subjects/system/status', { status: 'SUSPENDED', changeReason }],
])('%s %s %s rejects invalid bodies', async (name, method, path, body) => {
  await fc.assert(
    fc.asyncProperty(mutated(body), async (given) => {
      const answer = await admin.send(method, base + path, { body: JSON.stringify(given) })
      expectOrderly(name, answer)
      const isValid = ALL_SCHEMAS[name]?.body?.safeParse(JSON.parse(JSON.stringify(given))).success
      if (!isValid) expect([400, 422]).toContain(answer.status)
    }),
    { numRuns: 150 },
  )
})

test('no part of a subject accepts an invalid body', async () => {
  const rows = await server.db.selectFrom('subject').select(['id', 'type', 'draft']).execute()
  const parts = rows.flatMap(({ id, type, draft }) =>
    dataKeysOf(type).flatMap((dataKey) =>
      draft[dataKey] ? [{ id, type, dataKey, body: draft[dataKey] }] : [],
    ),
  )
  const anyPart = fc
    .constantFrom(...parts)
    .chain((part) => fc.record({ part: fc.constant(part), body: mutated(part.body) }))
  await fc.assert(
    fc.asyncProperty(anyPart, async ({ part: { id, type, dataKey }, body }) => {
      const given =
        typeof body === 'object' && body && !Array.isArray(body) ? { ...body, changeReason } : body
      const answer = await admin.send('PUT', `${base}/subjects/${id}/${dataKey}`, {
        body: JSON.stringify(given),
      })
      expectOrderly('updateSubjectData', answer)
      const isValid = dataSchemaOf(type, dataKey).safeParse(JSON.parse(JSON.stringify(body))).success
      if (!isValid) expect([400, 422]).toContain(answer.status)
    }),
    { numRuns: 150 },
  )
})

test('no query breaks a list', async () => {
  const lists = ['/subjects', '/subjects/system/history', '/subjects/system/jwk/history']
  const names = [
    'page',
    'pageSize',
    'sort',
    'q',
    'type',
    'status',
    'country',
    'action',
    'changedBy',
    'dataKey',
    '__proto__',
    'x',
  ]
  const query = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)),
    { maxKeys: 3 },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lists), query, async (list, pairs) => {
      const text = Object.entries(pairs)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('&')
      const answer = await admin.send('GET', `${base}${list}?${text}`)
      expectOrderly(list.endsWith('history') ? 'listSubjectHistory' : 'listSubjects', answer)
    }),
    { numRuns: 150 },
  )
})

test('no path breaks the server', async () => {
  const reads = Object.values(ALL_ENDPOINTS).filter(
    ({ method, path }) => method === 'GET' && path.includes(':'),
  )
  const words = fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reads), words, async ({ path }, given) => {
      const left = [...given]
      const filled = path.replace(/:\w+/g, () => encodeURIComponent(left.pop() ?? ''))
      const { status } = await admin.send('GET', base + filled)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['deep lists', '['.repeat(500_000)],
  ['deep lists that are closed', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['many members', `{${Array.from({ length: 20_000 }, (_, count) => `"m${count}":1`).join()}}`],
  ['a number beyond the largest', '{"changeReason":1e999}'],
  ['a member with a very long name', `{"${'x'.repeat(1_000_000)}":1}`],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
])('rejects %s', async (_, body) => {
  for (const [method, path] of [
    ['POST', '/subjects'],
    ['PUT', '/subjects/system/jwk'],
    ['POST', '/subjects/system/publish'],
  ] as const) {
    const answer = await admin.send(method, base + path, { body })
    expect([400, 422]).toContain(answer.status)
    expect(answer.text.length).toBeLessThan(20_000)
  }
})

test('rejects any invalid new password', async () => {
  await fc.assert(
    fc.asyncProperty(hostileValue, hostileValue, async (currentPassword, newPassword) => {
      const body = JSON.stringify({ currentPassword, newPassword })
      const answer = await admin.send(changePassword.method, `${base}${changePassword.path}`, { body })
      // Some JSON is rejected before validation, such as a member named __proto__.
      expect([400, 409, 422, 429]).toContain(answer.status)
    }),
    { numRuns: 20 },
  )
})
