import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { startHost } from '../testing/start-host.ts'
import { createTestRepository } from '../testing/test-repository.ts'

const ID = '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44'
const repository = createTestRepository()
let api: Server
let fees: Server
let host: Awaited<ReturnType<typeof startHost>>
let figuresUrl: string
let seen: { request: IncomingMessage; body: string }[]
let answer: RequestListener
let said: jest.SpiedFunction<typeof console.info>

async function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  api = await listening((_request, response) => response.end('"from the API"'))
  fees = await listening(async (request, response) => {
    seen.push({ request, body: await text(request) })
    answer(request, response)
  })
  const metricsPort = String(await freePort())
  figuresUrl = `http://127.0.0.1:${metricsPort}/metrics`
  host = await startHost({
    PORTAL_ROOT: repository.root,
    API_URL: addressOf(api),
    API_TIMEOUT_MS: '1000',
    SQUAD_BACKENDS: `fees=${addressOf(fees)},risk=http://127.0.0.1:9`,
    METRICS_PORT: metricsPort,
  })
})

afterAll(async () => {
  await host.close()
  await new Promise((resolve) => api.close(resolve))
  await new Promise((resolve) => fees.close(resolve))
  repository.remove()
})

beforeEach(() => {
  said = jest.spyOn(console, 'info').mockReturnValue()
  seen = []
  answer = (_request, response) => response.end('{}')
})

afterEach(() => {
  fees.closeAllConnections()
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
      expect(seen.map(({ request }) => [request.method, request.url])).toEqual([
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
    expect(seen[0]?.request.headers).toMatchObject(kept)
    expect(seen[0]?.request.headers.cookie).toBeUndefined()
    expect(seen[0]?.body).toBe('{ "amount":  1.0 }')
  })

  test('with too many headers is refused before it reaches the backend', async () => {
    const { status } = await call('/api/x/fees/fees', { headers: { 'x-long': 'x'.repeat(17_000) } })
    expect([status, seen]).toEqual([431, []])
  })

  test('to the product API stays with the product API', async () => {
    expect((await call('/api/accounts/a1/tasks')).body.toString()).toBe('"from the API"')
    expect(seen).toEqual([])
  })
})

describe('the answer of a squad', () => {
  test('keeps its status, headers and body', async () => {
    answer = (_request, response) =>
      response
        .writeHead(412, { ETag: '"r4"', 'Content-Type': 'application/json;version=4' })
        .end('{"reason":"STALE"}')
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
    answer = (_request, response) => response.writeHead(200, { [name]: value }).end('{}')
    const { headers } = await call('/api/x/fees/fees')
    expect(headers[name.toLowerCase()]).not.toBe(value)
  })

  test.each(['text/javascript', 'application/javascript; charset=utf-8', 'application/ecmascript'])(
    'is never a script of the portal: %s',
    async (type) => {
      answer = (_request, response) => response.writeHead(200, { 'Content-Type': type }).end('alert(1)')
      const { headers } = await call('/api/x/fees/code.js')
      expect(headers['content-type']).toBe('text/plain')
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  test('is never a document of the portal that can run anything', async () => {
    const policy = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'unsafe-inline'" }
    answer = (_request, response) => response.writeHead(200, policy).end('<script>alert(1)</script>')
    const { headers } = await call('/api/x/fees/page')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })
})

describe('a backend', () => {
  test('that no squad has is 404 in the contract’s format', async () => {
    const { status, headers, error } = await refusal('/api/x/nobody/fees', { method: 'POST', body: '<a/>' })
    expect([status, seen]).toEqual([404, []])
    expect(headers['content-type']).toMatch(/^application\/json; ?version="?4"?/)
    expect(error).toMatchObject({
      reason: 'ROUTE_NOT_FOUND',
      message: 'No squad has calls at this address.',
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
    answer = () => undefined
    const { status, error } = await refusal('/api/x/fees/fees')
    expect([status, error.reason]).toEqual([504, 'UPSTREAM_TIMEOUT'])
  })

  test('that is down leaves the host ready', async () => {
    expect((await call('/health/ready')).status).toBe(200)
  })
})

test('a refused call is logged with its squad, and without its address', async () => {
  answer = (_request, response) => response.writeHead(409).end('{}')
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
