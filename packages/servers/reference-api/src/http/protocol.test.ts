import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { changePassword } from '@portal/contract/people/me-endpoints.ts'
import { listSubjects, publishSubject, revokeSecret } from '@portal/contract/subjects/subject-endpoints.ts'
import { sql } from 'kysely'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const base = '/accounts/c2p-demo'
const changeReason = 'Because the test says so.'

type Refusal = [what: string, method: string, path: string, request: object, status: number, reason: string]

const refusals: Refusal[] = [
  ['an unknown address', 'GET', '/nowhere', {}, 404, 'ROUTE_NOT_FOUND'],
  ['an unknown address of the account', 'GET', `${base}/nowhere`, {}, 404, 'ROUTE_NOT_FOUND'],
  ['another method', 'PATCH', `${base}/subjects`, {}, 405, 'METHOD_NOT_ALLOWED'],
  [
    'another response version',
    'GET',
    `${base}/subjects`,
    { headers: { accept: 'application/json;version=3' } },
    406,
    'UNSUPPORTED_VERSION',
  ],
  [
    'a response in HTML',
    'GET',
    `${base}/subjects`,
    { headers: { accept: 'text/html' } },
    406,
    'UNSUPPORTED_VERSION',
  ],
  [
    'another version of the body',
    'POST',
    `${base}/subjects`,
    { body: {}, headers: { 'content-type': 'application/json;version=3' } },
    415,
    'UNSUPPORTED_VERSION',
  ],
  [
    'a body in plain text',
    'POST',
    `${base}/subjects`,
    { body: '{}', headers: { 'content-type': 'text/plain' } },
    415,
    'CONTENT_TYPE_NOT_ALLOWED',
  ],
  [
    'JSON with thousands of levels',
    'POST',
    `${base}/subjects`,
    { body: `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}` },
    400,
    'MALFORMED_REQUEST',
  ],
  ['broken JSON', 'POST', `${base}/subjects`, { body: '{"type":' }, 400, 'MALFORMED_REQUEST'],
  [
    'a body that targets the prototype',
    'POST',
    `${base}/subjects`,
    { body: '{"__proto__":{"admin":true}}' },
    400,
    'MALFORMED_REQUEST',
  ],
  [
    'a huge body',
    'POST',
    `${base}/subjects`,
    { body: `"${'x'.repeat(2 * 1024 * 1024)}"` },
    413,
    'CONTENT_TOO_LARGE',
  ],
  ['an unknown parameter', 'GET', `${base}/subjects?color=red`, {}, 400, 'UNKNOWN_PARAMETER'],
  [
    'a parameter where none is allowed',
    'GET',
    `${base}/users/access?color=red`,
    {},
    400,
    'UNKNOWN_PARAMETER',
  ],
  ['an unknown sort field', 'GET', `${base}/subjects?sort=color`, {}, 400, 'UNKNOWN_PARAMETER'],
  ['a page below 1', 'GET', `${base}/subjects?page=0`, {}, 400, 'INVALID_PARAMETER'],
  ['a page that is not a number', 'GET', `${base}/subjects?page=two`, {}, 400, 'INVALID_PARAMETER'],
  ['a repeated page parameter', 'GET', `${base}/subjects?page=1&page=2`, {}, 400, 'INVALID_PARAMETER'],
  ['a page that is too large', 'GET', `${base}/subjects?pageSize=101`, {}, 400, 'INVALID_PARAMETER'],
  ['a page beyond the deepest', 'GET', `${base}/subjects?page=1001`, {}, 400, 'PAGE_TOO_DEEP'],
  ['a one-letter search', 'GET', `${base}/subjects?q=a`, {}, 400, 'INVALID_PARAMETER'],
  ['a zero byte in the query', 'GET', `${base}/subjects?q=ab%00`, {}, 400, 'INVALID_PARAMETER'],
  ['a zero byte in the path', 'GET', `${base}/subjects/a%00b`, {}, 400, 'INVALID_PARAMETER'],
  ['a path that cannot be decoded', 'GET', `${base}/subjects/%zz`, {}, 400, 'MALFORMED_REQUEST'],
  ['a subject that does not exist', 'GET', `${base}/subjects/nothing`, {}, 404, 'SUBJECT_NOT_FOUND'],
  [
    'a subject named like a member of every object',
    'GET',
    `${base}/subjects/__proto__`,
    {},
    404,
    'SUBJECT_NOT_FOUND',
  ],
  [
    'a dictionary that does not exist',
    'GET',
    `${base}/dictionaries/constructor`,
    {},
    404,
    'DICTIONARY_NOT_FOUND',
  ],
  [
    'an unknown part of a subject',
    'GET',
    `${base}/subjects/system/color`,
    {},
    404,
    'DATA_KEY_NOT_APPLICABLE',
  ],
  [
    'no idempotency key',
    'POST',
    `${base}/subjects/system/publish`,
    { body: { changeReason }, headers: { 'Idempotency-Key': '' } },
    400,
    'IDEMPOTENCY_KEY_MISSING',
  ],
  [
    'an idempotency key that is not a UUID',
    'POST',
    `${base}/subjects/system/publish`,
    { body: { changeReason }, headers: { 'Idempotency-Key': '1' } },
    400,
    'IDEMPOTENCY_KEY_INVALID',
  ],
  [
    'no change reason',
    'POST',
    `${base}/subjects/system/publish`,
    { body: {} },
    422,
    'CHANGE_REASON_REQUIRED',
  ],
  [
    'a deletion without a reason',
    'DELETE',
    `${base}/subjects/system/secrets/none`,
    {},
    422,
    'CHANGE_REASON_REQUIRED',
  ],
  [
    'a deletion with a short reason',
    'DELETE',
    `${base}/subjects/system/secrets/none`,
    { headers: { 'Change-Reason': 'short' } },
    422,
    'VALIDATION_FAILED',
  ],
  [
    'an unknown member',
    'POST',
    `${base}/subjects/system/publish`,
    { body: { changeReason, color: 'red' } },
    422,
    'VALIDATION_FAILED',
  ],
  [
    'a list instead of an object',
    'POST',
    `${base}/subjects/system/publish`,
    { body: [] },
    422,
    'VALIDATION_FAILED',
  ],
  ['no body', 'POST', `${base}/subjects/system/publish`, {}, 422, 'VALIDATION_FAILED'],
]

test.each(refusals)('rejects %s', async (_, method, path, request, status, reason) => {
  const answer = await admin.send(method, path, request)
  expect([answer.status, answer.error.reason]).toEqual([status, reason])
})

test.each(refusals)('the error for %s has the standard format', async (_, method, path, request) => {
  const { status, headers, error } = await admin.send(method, path, request)
  expect(ErrorResponse.strict().parse(error).status).toBe(status)
  expect(headers.get('content-type')).toBe(MEDIA_TYPE)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('x-correlation-id')).toBe(error.correlationId)
})

test('names the allowed methods of an address', async () => {
  const { headers } = await admin.send('PATCH', `${base}/subjects`)
  expect(headers.get('allow')).toBe('GET, HEAD, POST')
})

test('points at each invalid field, in plain words', async () => {
  const { error } = await admin.send('POST', `${base}/subjects`, {
    body: {
      type: 'DCF',
      changeReason: 'short',
      'co/lour': 'red',
      businessData: {
        legalName: '',
        displayName: 'x'.repeat(61),
        countryCode: 7,
        contacts: [],
        dcfUri: 'ftp://x',
      },
    },
  })
  expect(error.errorDetail).toEqual(
    expect.arrayContaining([
      {
        reason: 'TOO_SHORT',
        sourceType: 'BODY',
        source: '/businessData/legalName',
        message: 'Legal name: This field is required',
      },
      {
        reason: 'TOO_LONG',
        sourceType: 'BODY',
        source: '/businessData/displayName',
        message: 'Display name: Use at most 60 characters',
      },
      {
        reason: 'TOO_SHORT',
        sourceType: 'BODY',
        source: '/businessData/contacts',
        message: 'Contacts: Add at least one',
      },
      {
        reason: 'INVALID_FORMAT',
        sourceType: 'BODY',
        source: '/businessData/dcfUri',
        message: 'DCF URI: Must be an HTTPS URL',
      },
      {
        reason: 'REQUIRED',
        sourceType: 'BODY',
        source: '/businessData/logoUri',
        message: 'Logo URI: This field is required',
      },
      {
        reason: 'UNKNOWN_FIELD',
        sourceType: 'BODY',
        source: '/co~1lour',
        message: 'Co/lour: Unknown field',
      },
      {
        reason: 'TOO_SHORT',
        sourceType: 'BODY',
        source: '/changeReason',
        message: 'Change reason: Too small: expected string to have >=10 characters',
      },
    ]),
  )
})

test.each([
  ['keeps a UUID', '01890a5d-ac96-774b-bcce-b302099a8057', /^01890a5d-ac96-774b-bcce-b302099a8057$/],
  ['replaces anything else', "x' or 1=1", /^[\da-f]{8}-[\da-f]{4}-7/],
])('correlation id: %s', async (_, given, expected) => {
  const { headers } = await admin.send('GET', base, { headers: { 'X-Correlation-Id': given } })
  expect(headers.get('x-correlation-id')).toMatch(expected)
})

test.each(['*/*', 'application/*', 'application/json', 'text/html, application/json; version="4"'])(
  'answers to %s',
  async (accept) => {
    expect((await admin.send('GET', base, { headers: { accept } })).status).toBe(200)
  },
)

test('the reason for a deletion may contain any letters', async () => {
  const { error } = await admin.call(
    revokeSecret,
    { params: { subjectId: 'system', secretId: crypto.randomUUID() } },
    { changeReason: 'Żądanie właściciela' },
  )
  expect(error.reason).toBe('SECRET_NOT_FOUND')
})

test('a success without a body has no content type', async () => {
  const { status, headers, text } = await admin.send('HEAD', `${base}/subjects`)
  expect([status, text, headers.get('content-type')]).toEqual([200, '', MEDIA_TYPE])
})

test('rejects calls beyond the limit until the second is over', async () => {
  const busy = await startTestServer({ callsPerSecond: 3 })
  try {
    const [viewer, other] = await Promise.all([busy.as('viewer'), busy.as('admin')])
    const answers = await Promise.all(Array.from({ length: 5 }, () => viewer.call(listSubjects, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1')
    expect((await other.call(listSubjects, {})).status).toBe(200)
    expect((await viewer.send('GET', '/health/live')).status).toBe(200)
  } finally {
    await busy.stop()
  }
})

test('passwords can be tried five times a minute', async () => {
  const care = await server.as('care')
  const body = { currentPassword: 'wrong', newPassword: 'Correct-Horse-9' }
  const statuses = []
  for (let count = 0; count < 6; count++) statuses.push((await care.call(changePassword, { body })).status)
  expect(statuses.slice(0, 5)).not.toContain(429)
  expect(statuses[5]).toBe(429)
})

test('health checks need no token', async () => {
  const nobody = server.withToken(undefined)
  expect((await nobody.send('GET', '/health/live')).body).toEqual({ status: 'live' })
  expect((await nobody.send('GET', '/health/ready')).body).toEqual({ status: 'ready' })
})

test('an unexpected failure reveals no internals', async () => {
  await sql`alter table bin_range rename to bin_range_away`.execute(server.db)
  try {
    const { id } = await server.db
      .selectFrom('subject')
      .select('id')
      .where('type', '=', 'SRCPI')
      .executeTakeFirstOrThrow()
    const answer = await admin.call(publishSubject, { params: { subjectId: id }, body: { changeReason } })
    const another = await admin.send('PUT', `${base}/subjects/${id}/status`, {
      body: { status: 'SUSPENDED', changeReason },
    })
    expect([answer.status, another.status]).toContain(500)
    expect(another.error).toEqual({
      status: 500,
      reason: 'INTERNAL_ERROR',
      message: 'Something went wrong.',
      correlationId: another.headers.get('x-correlation-id'),
      errorDetail: [],
    })
  } finally {
    await sql`alter table bin_range_away rename to bin_range`.execute(server.db)
  }
})
