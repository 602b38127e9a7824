import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { endpointsOfSquad } from '@portal/contract/squad-calls.ts'
import { freePort } from '../free-port.ts'
import { feeBackend } from '../testing/fee-backend.ts'
import { listeningBackend } from '../testing/listening-backend.ts'
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts'
import { startTestProductApi } from '../testing/test-product-api.ts'
import { squadBackend } from './squad-backend.ts'

const OPERATOR = '0199f0c4-0000-7c3f-9d2b-5f0d8c1e7a44'
const ID = '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44'
const KEY = '0199f0c4-1111-4c3f-9d2b-5f0d8c1e7a44'
const JSON_TYPE = 'application/json;version=4'

let issuer: TestIssuer
let api: Awaited<ReturnType<typeof startTestProductApi>>
let backend: Awaited<ReturnType<typeof listeningBackend>>
let figuresUrl: string
let said: jest.SpiedFunction<typeof console.info>
let complained: jest.SpiedFunction<typeof console.error>
/** Each test has another token, because permissions are remembered for each. */
let token: string
let tokens = 0

beforeAll(async () => {
  issuer = await startTestIssuer()
  api = await startTestProductApi(OPERATOR)
  const metricsPort = String(await freePort())
  figuresUrl = `http://127.0.0.1:${metricsPort}/metrics`
  backend = await listeningBackend(feeBackend(), {
    API_URL: api.url,
    IDENTITY_ISSUER: issuer.url,
    METRICS_PORT: metricsPort,
  })
})

afterAll(async () => {
  await backend.close()
  await Promise.all([issuer.stop(), api.stop()])
})

beforeEach(async () => {
  said = jest.spyOn(console, 'info').mockReturnValue()
  complained = jest.spyOn(console, 'error').mockReturnValue()
  Object.assign(api.state, { permissions: ['dpa.update', 'dpa.delete'], refusal: undefined })
  api.state.authorizations = []
  tokens += 1
  token = await issuer.token(OPERATOR, { jti: String(tokens) })
})

afterEach(() => {
  jest.restoreAllMocks()
})

interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

async function call(line: string, { headers, body }: Sent = {}) {
  const [method = '', path = ''] = line.split(' ')
  const response = await fetch(backend.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-correlation-id': ID,
      ...(body !== undefined && { 'content-type': JSON_TYPE }),
      ...(['POST', 'DELETE'].includes(method) && { 'idempotency-key': KEY }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

async function refusal(line: string, sent?: Sent) {
  const { status, body, headers } = await call(line, sent)
  return { status, headers, error: ErrorResponse.parse(body) }
}

const lines = (event: string) =>
  said.mock.calls.map(([line]) => JSON.parse(line)).filter((facts) => facts.event === event)

describe('a call', () => {
  test('is answered in the interface’s form', async () => {
    const { status, headers, body } = await call('GET /fees/f1')
    expect([status, body]).toEqual([200, { id: 'f1', name: 'Card fee', percent: 1.5 }])
    expect(headers.get('content-type')).toBe(JSON_TYPE)
    expect(headers.get('x-correlation-id')).toBe(ID)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBe('"r3"')
  })

  test('has its own status and its key of the write', async () => {
    const { status, body } = await call('POST /fees', { body: { name: ' Card fee ', percent: 2 } })
    expect([status, body]).toEqual([201, { id: KEY, name: 'Card fee', percent: 2 }])
  })

  test('without a body in its answer has none', async () => {
    const { status, body } = await call('DELETE /fees/f1', {
      headers: { 'change-reason': 'Too%20high%20for%20them' },
    })
    expect([status, body]).toEqual([204, undefined])
  })

  test('without a token is 401', async () => {
    const { status, headers, error } = await refusal('GET /fees/f1', { headers: { authorization: '' } })
    expect([status, error.reason, error.correlationId]).toEqual([401, 'UNAUTHENTICATED', ID])
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(api.state.authorizations).toEqual([])
  })

  test('with a worthless token is 401, without asking the product API', async () => {
    const worthless = Object.values(await issuer.worthlessTokens(OPERATOR))
    const refused = await Promise.all(
      worthless.map((one) => refusal('GET /fees/f1', { headers: { authorization: `Bearer ${one}` } })),
    )
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]))
    expect(api.state.authorizations).toEqual([])
  })

  test('to an address that does not exist is 404, and with another method 405', async () => {
    expect((await refusal('GET /nothing')).error.reason).toBe('ROUTE_NOT_FOUND')
    const { status, headers } = await refusal('PUT /fees', { body: {} })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('permissions', () => {
  test('are those of the person, by the person’s own token, and asked for once', async () => {
    await call('GET /fees/f1')
    await call('GET /fees/f2')
    expect(api.state.authorizations).toEqual([`Bearer ${token}`])
  })

  test('that the person lacks are 403, with each of them', async () => {
    const { status, error } = await refusal('GET /fees')
    expect([status, error.reason]).toEqual([403, 'PERMISSION_DENIED'])
    expect(error.errorDetail).toMatchObject([{ reason: 'PERMISSION_DENIED', source: 'dpa.search' }])
  })

  test('of a list need not be complete', async () => {
    expect((await call('POST /fees', { body: { name: 'Fee', percent: 1 } })).status).toBe(201)
  })

  test('are not looked at where a signed-in operator is enough', async () => {
    api.state.permissions = []
    expect((await call('GET /fees/f1')).status).toBe(200)
  })

  test.each([
    ['UNAUTHENTICATED', 401],
    ['USER_SUSPENDED', 403],
    ['ACCOUNT_FORBIDDEN', 403],
    ['OPERATOR_UNKNOWN', 403],
    ['MAINTENANCE', 502],
  ] as const)('cannot be had when the product API refuses: %s', async (reason, status) => {
    api.state.refusal = reason
    const refused = await refusal('GET /fees/f1')
    expect([refused.status, refused.error.reason]).toEqual([
      status,
      status === 502 ? 'UPSTREAM_ERROR' : reason,
    ])
  })

  test('are asked for again after a refusal', async () => {
    api.state.refusal = 'MAINTENANCE'
    await call('GET /fees/f1')
    api.state.refusal = undefined
    expect((await call('GET /fees/f1')).status).toBe(200)
  })
})

describe('input', () => {
  test('that breaks the body’s rules is 422, with each field', async () => {
    const { status, error } = await refusal('POST /fees', { body: { percent: 200, more: true } })
    expect([status, error.reason, error.correlationId]).toEqual([422, 'VALIDATION_FAILED', ID])
    expect(error.errorDetail).toEqual([
      { reason: 'REQUIRED', sourceType: 'BODY', source: '/name', message: 'Name: This field is required' },
      {
        reason: 'OUT_OF_RANGE',
        sourceType: 'BODY',
        source: '/percent',
        message: 'Percent: Must be at most 100',
      },
      { reason: 'UNKNOWN_FIELD', sourceType: 'BODY', source: '/more', message: 'More: Unknown field' },
    ])
  })

  test.each([
    ['GET /fees?limit=many', 'INVALID_PARAMETER', 'limit'],
    ['GET /fees?sort=name', 'UNKNOWN_PARAMETER', 'sort'],
    ['GET /fees/f1?deep=1', 'UNKNOWN_PARAMETER', 'deep'],
  ])('in the query is checked: %s', async (line, reason, source) => {
    api.state.permissions = ['dpa.search']
    const { status, error } = await refusal(line)
    expect([status, error.reason]).toEqual([400, reason])
    expect(error.errorDetail).toMatchObject([{ sourceType: 'QUERY', source }])
  })

  test('in the path has no control characters', async () => {
    const { status, error } = await refusal('GET /fees/f%001')
    expect([status, error.errorDetail[0]?.sourceType, error.errorDetail[0]?.source]).toEqual([
      400,
      'PATH',
      'feeId',
    ])
  })

  test('that is no JSON is refused', async () => {
    expect((await refusal('POST /fees', { body: '{' })).status).toBe(400)
    const other = { body: '<a/>', headers: { 'content-type': 'application/xml' } }
    expect((await refusal('POST /fees', other)).status).toBe(415)
  })

  test('that is too large is 413', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024), percent: 1 })
    expect((await refusal('POST /fees', { body })).error.reason).toBe('CONTENT_TOO_LARGE')
  })

  test('of a write has a key, and of a deletion its reason where that is needed', async () => {
    const noKey = await refusal('POST /fees', {
      body: { name: 'Fee', percent: 1 },
      headers: { 'idempotency-key': 'k1' },
    })
    expect([noKey.status, noKey.error.reason]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID'])
    expect((await refusal('DELETE /fees/f1')).error.reason).toBe('CHANGE_REASON_REQUIRED')
  })
})

describe('an error', () => {
  test('that a handler throws keeps its message', async () => {
    const { status, error } = await refusal('GET /fees/f0')
    expect([status, error.message]).toEqual([404, 'There is no such fee.'])
  })

  test('that nobody expects says nothing of its cause, and is in the log under its id', async () => {
    const { status, error } = await refusal('GET /fees/broken')
    expect([status, error.reason, error.correlationId]).toEqual([500, 'INTERNAL_ERROR', ID])
    const [[line = ''] = []] = complained.mock.calls
    expect(JSON.parse(line)).toMatchObject({ event: 'failure', server: 'fees-backend', correlationId: ID })
    expect(JSON.stringify(error) + line).not.toContain('secret')
  })
})

describe('the log', () => {
  test('says who called what, without addresses and bodies', async () => {
    await call('GET /fees/secret-fee')
    expect(lines('call')).toEqual([
      expect.objectContaining({
        server: 'fees-backend',
        correlationId: ID,
        userId: OPERATOR,
        method: 'GET',
        route: '/fees/:feeId',
        status: 200,
      }),
    ])
    expect(said.mock.calls.flat().join()).not.toContain('secret-fee')
  })

  test('says who changed what', async () => {
    await call('PUT /fees/f1', { body: { percent: 2 } })
    expect(lines('audit')).toEqual([
      expect.objectContaining({
        correlationId: ID,
        userId: OPERATOR,
        operation: 'fees.changeFee',
        action: 'FEE_RAISED',
        entityId: 'f1',
      }),
    ])
  })

  test('has no change of a call that was refused', async () => {
    await call('PUT /fees/f1', { body: { percent: 200 } })
    expect(lines('audit')).toEqual([])
  })
})

describe('limits', () => {
  test('of one operation apply to its callers', async () => {
    api.state.permissions = ['dpa.search']
    const statuses: number[] = []
    for (let calls = 0; calls < 12 && !statuses.includes(429); calls += 1)
      statuses.push((await call('GET /fees')).status)
    expect(statuses.at(-1)).toBe(429)
    const { error, headers } = await refusal('GET /fees')
    expect([error.reason, Number(headers.get('retry-after')) > 0]).toEqual(['RATE_LIMIT_EXCEEDED', true])
    expect((await call('GET /fees/f1')).status).toBe(200)
  })

  test('and calls are measured by operation', async () => {
    await call('GET /fees/f1')
    const figures = await (await fetch(figuresUrl)).text()
    expect(figures).toMatch(
      /portal_call_duration_seconds_count\{operation="fees.getFee",status="2xx"\} [1-9]/,
    )
  })
})

describe('supervisors', () => {
  test.each(['live', 'ready'])('learn that it is %s, without a token', async (state) => {
    const { status, body } = await call(`GET /health/${state}`, { headers: { authorization: '' } })
    expect([status, body]).toEqual([200, { status: state }])
    expect(lines('call')).toEqual([])
  })
})

describe('a backend that does not fit together', () => {
  const schemas = { listFees: {} }
  const handlers = { listFees: async () => ({ body: undefined }) }

  test('says that its calls have no squad, or several', () => {
    const ofNobody = { name: 'listFees', method: 'GET', path: '/fees', permission: null } as const
    expect(() => squadBackend({ endpoints: { listFees: ofNobody }, schemas, handlers })).toThrow(
      'A backend serves the calls of one squad. Make its endpoints with endpointsOfSquad.',
    )
  })

  test('says that only the product API guards subjects', () => {
    const facts = { permission: null, guardsSubject: true } as const
    const listFees = endpointsOfSquad<typeof schemas>('fees')('listFees', 'GET /fees', facts)
    expect(() => squadBackend({ endpoints: { listFees }, schemas, handlers })).toThrow(
      'listFees guards a subject, which only the product API can. Ask it in the handler.',
    )
  })
})
