import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { startHost } from '../testing/start-host.ts'
import { startUpstream } from '../testing/start-upstream.ts'
import { createTestRepository } from '../testing/test-repository.ts'

const ID = '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44'
const repository = createTestRepository()
let api: Awaited<ReturnType<typeof startUpstream>>
let fees: typeof api
let host: Awaited<ReturnType<typeof startHost>>
let figuresUrl: string
let said: jest.SpiedFunction<typeof console.info>

beforeAll(async () => {
  ;[api, fees] = await Promise.all([startUpstream(), startUpstream()])
  api.answerWith((_request, response) => response.end('"from the API"'))
  const metricsPort = String(await freePort())
  figuresUrl = `http://127.0.0.1:${metricsPort}/metrics`
  host = await startHost({
    PORTAL_ROOT: repository.root,
    API_URL: api.url,
    API_TIMEOUT_MS: '1000',
    SQUAD_BACKENDS: `fees=${fees.url},risk=http://127.0.0.1:9`,
    METRICS_PORT: metricsPort,
  })
})

afterAll(async () => {
  await host.close()
  await Promise.all([api.close(), fees.close()])
  repository.remove()
})

beforeEach(() => {
  said = jest.spyOn(console, 'info').mockReturnValue()
})

afterEach(() => {
  fees.reset()
  jest.restoreAllMocks()
})

const call = (path: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(host.origin, path, options)

async function refusal(path: string, options: Parameters<typeof rawRequest>[2] = {}) {
  const { status, headers, body } = await call(path, { headers: { 'x-correlation-id': ID }, ...options })
  return { status, headers, error: ErrorResponse.parse(JSON.parse(body.toString())) }
}

describe('a call of a squad', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'])(
    'goes to its backend, at the address that follows its name: %s',
    async (method) => {
      await call('/api/x/fees/fees/f1?status=A&status=B&q=a%2Fb', { method })
      expect(fees.seen().map(({ request }) => [request.method, request.url])).toEqual([
        [method, '/fees/f1?status=A&status=B&q=a%2Fb'],
      ])
    },
  )

  test('has its token, its id and its body, and no cookies', async () => {
    const headers = {
      authorization: 'Bearer at1',
      cookie: '__Host-portal-rt=secret',
      'content-type': 'application/json;version=4',
      'idempotency-key': 'k1',
      'x-correlation-id': ID,
    }
    await call('/api/x/fees/fees', { method: 'POST', headers, body: '{ "amount":  1.0 }' })
    const { cookie: _, ...kept } = headers
    expect(fees.seen()[0]?.request.headers).toMatchObject(kept)
    expect(fees.seen()[0]?.request.headers.cookie).toBeUndefined()
    expect(fees.seen()[0]?.body).toBe('{ "amount":  1.0 }')
  })

  test('with too many headers is refused before it reaches the backend', async () => {
    const { status } = await call('/api/x/fees/fees', { headers: { 'x-long': 'x'.repeat(17_000) } })
    expect([status, fees.seen()]).toEqual([431, []])
  })

  test('to the product API stays with the product API', async () => {
    expect((await call('/api/accounts/a1/tasks')).body.toString()).toBe('"from the API"')
    expect(fees.seen()).toEqual([])
  })
})

describe('the answer of a squad', () => {
  test('keeps its status, headers and body', async () => {
    fees.answerWith((_request, response) =>
      response
        .writeHead(412, { ETag: '"r4"', 'Content-Type': 'application/json;version=4' })
        .end('{"reason":"STALE"}'),
    )
    const { status, headers, body } = await call('/api/x/fees/fees/f1', { method: 'PUT' })
    expect(status).toBe(412)
    expect(headers).toMatchObject({ etag: '"r4"', 'content-type': 'application/json;version=4' })
    expect(body.toString()).toBe('{"reason":"STALE"}')
  })

  test.each([
    ['Set-Cookie', '__Host-portal-rt=other'],
    ['Clear-Site-Data', '"*"'],
    ['Service-Worker-Allowed', '/'],
    ['NEL', '{"report_to":"them","max_age":600}'],
    ['Reporting-Endpoints', 'them="https://reports.example"'],
    ['Strict-Transport-Security', 'max-age=0'],
    ['Alt-Svc', 'h3="other.example:443"'],
    ['Location', 'https://other.example/'],
  ])('cannot change what the browser does for the portal: %s', async (name, value) => {
    fees.answerWith((_request, response) => response.writeHead(200, { [name]: value }).end('{}'))
    const { headers } = await call('/api/x/fees/fees')
    expect(headers[name.toLowerCase()]).not.toBe(value)
  })

  test.each(['text/javascript', 'application/javascript; charset=utf-8', 'application/ecmascript'])(
    'is never a script of the portal: %s',
    async (type) => {
      fees.answerWith((_request, response) =>
        response.writeHead(200, { 'Content-Type': type }).end('alert(1)'),
      )
      const { headers } = await call('/api/x/fees/code.js')
      expect(headers['content-type']).toBe('text/plain')
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  test('is never a document of the portal that can run anything', async () => {
    const policy = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'unsafe-inline'" }
    fees.answerWith((_request, response) => response.writeHead(200, policy).end('<script>alert(1)</script>'))
    const { headers } = await call('/api/x/fees/page')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })
})

describe('a backend', () => {
  test('that no squad has is 404 in the contract’s format', async () => {
    const { status, headers, error } = await refusal('/api/x/nobody/fees', { method: 'POST', body: '<a/>' })
    expect([status, fees.seen()]).toEqual([404, []])
    expect(headers['content-type']).toMatch(/^application\/json; ?version="?4"?/)
    expect(error).toMatchObject({
      reason: 'ROUTE_NOT_FOUND',
      message: 'This portal has no backend for nobody. Ask its administrators to set one up.',
      correlationId: ID,
    })
  })

  test('that is down is 502 in the contract’s format, and the others go on', async () => {
    const { status, error } = await refusal('/api/x/risk/cases')
    expect(status).toBe(502)
    expect(error).toMatchObject({
      reason: 'UPSTREAM_ERROR',
      message: 'The service is not available at the moment. Try again soon.',
      correlationId: ID,
    })
    expect((await call('/api/x/fees/fees')).status).toBe(200)
    expect((await call('/api/accounts/a1/tasks')).status).toBe(200)
  })

  test('that does not answer in time is 504', async () => {
    fees.answerWith(() => undefined)
    const { status, error } = await refusal('/api/x/fees/fees')
    expect([status, error.reason]).toEqual([504, 'UPSTREAM_TIMEOUT'])
  })

  test('that is down leaves the host ready', async () => {
    expect((await call('/health/ready')).status).toBe(200)
  })
})

test('a refused call is logged with its squad, and without its address', async () => {
  fees.answerWith((_request, response) => response.writeHead(409).end('{}'))
  await call('/api/x/fees/secret', { method: 'DELETE', headers: { 'x-correlation-id': ID } })
  const [[line = ''] = []] = said.mock.calls
  expect(JSON.parse(line)).toMatchObject({ correlationId: ID, squad: 'fees', method: 'DELETE', status: 409 })
  expect(line).not.toContain('secret')
})

test('calls are counted by squad, and nobody can invent one', async () => {
  await call('/api/x/fees/fees')
  await call('/api/x/made-up/fees')
  const figures = await (await fetch(figuresUrl)).text()
  expect(figures).toMatch(/portal_call_duration_seconds_count\{operation="squad fees",status="2xx"\} [1-9]/)
  expect(figures).toMatch(/portal_call_duration_seconds_count\{operation="squad risk",status="5xx"\} [1-9]/)
  expect(figures).toMatch(/portal_call_duration_seconds_count\{operation="none",status="4xx"\} [1-9]/)
  expect(figures).not.toContain('made-up')
})
