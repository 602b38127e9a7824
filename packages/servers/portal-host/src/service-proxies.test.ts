import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { startUpstream } from './testing/start-upstream.ts'
import { createTestRepository } from './testing/test-repository.ts'

const ID = '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44'
const repository = createTestRepository()
let api: Awaited<ReturnType<typeof startUpstream>>
let host: Awaited<ReturnType<typeof startHost>>
let said: jest.SpiedFunction<typeof console.info>

beforeAll(async () => {
  api = await startUpstream()
  host = await startHost({
    PORTAL_ROOT: repository.root,
    API_URL: api.url,
    RELEASE_SERVICE_URL: api.url,
    API_TIMEOUT_MS: '1000',
  })
})

afterAll(async () => {
  await host.close()
  await api.close()
  repository.remove()
})

beforeEach(() => {
  said = jest.spyOn(console, 'info').mockReturnValue()
})

afterEach(() => {
  api.reset()
  jest.restoreAllMocks()
})

const call = (path: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(host.origin, path, options)

describe('a call', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'])('keeps its method and path: %s', async (method) => {
    await call('/api/accounts/a1/tasks?status=A&status=B&q=a%2Fb', { method })
    expect(api.seen().map(({ request }) => [request.method, request.url])).toEqual([
      [method, '/accounts/a1/tasks?status=A&status=B&q=a%2Fb'],
    ])
  })

  test('about releases goes to the release service', async () => {
    const headers = { cookie: '__Host-portal-rt=secret', 'if-match': '"r3"' }
    await call('/releases/v1/apps/%40portal%2Fusers/versions/1.5.0', { method: 'PUT', headers })
    expect(api.seen().map(({ request }) => request.url)).toEqual([
      '/v1/apps/%40portal%2Fusers/versions/1.5.0',
    ])
    expect(api.seen()[0]?.request.headers['if-match']).toBe('"r3"')
    expect(api.seen()[0]?.request.headers.cookie).toBeUndefined()
  })

  test('of a package manager goes to the registry of the release service', async () => {
    const headers = { cookie: '__Host-portal-rt=secret', authorization: 'Bearer t1' }
    await call('/packages/@portal%2fui', { headers })
    await call('/packages/@portal/ui/-/ui-2.0.0-h0000000001.tgz', { headers })
    expect(api.seen().map(({ request }) => request.url)).toEqual([
      '/packages/@portal%2fui',
      '/packages/@portal/ui/-/ui-2.0.0-h0000000001.tgz',
    ])
    expect(api.seen()[0]?.request.headers).toMatchObject({ authorization: 'Bearer t1' })
    expect(api.seen()[0]?.request.headers.cookie).toBeUndefined()
  })

  test('keeps its body byte for byte, with its headers', async () => {
    const body = '{ "name":  "Überweisung", "x": 1.0 }'
    const headers = { 'Content-Type': 'application/json;version=4' }
    await call('/api/tasks', { method: 'POST', headers, body })
    expect(api.seen()[0]?.body).toBe(body)
    expect(api.seen()[0]?.request.headers['content-type']).toBe('application/json;version=4')
  })

  test('keeps the headers that the API uses', async () => {
    const headers = {
      authorization: 'Bearer at1',
      'idempotency-key': 'k1',
      'if-match': '"r3"',
      'change-reason': 'Too%20many',
      'x-correlation-id': ID,
    }
    await call('/api/tasks/t1', { method: 'DELETE', headers })
    expect(api.seen()[0]?.request.headers).toMatchObject(headers)
  })

  test('does not forward the token cookies', async () => {
    await call('/api/tasks', { headers: { cookie: '__Host-portal-rt=secret' } })
    expect(api.seen()[0]?.request.headers.cookie).toBeUndefined()
  })

  test.each(['/api/..%2f..%2fhealth', '/packages/%2e%2e/v1/sign-in', '/releases/v1/../../health/ready'])(
    'that leads out of its service is refused in the contract’s format: %s',
    async (path) => {
      const { status, body } = await call(path)
      expect([status, api.seen()]).toEqual([400, []])
      expect(ErrorResponse.parse(JSON.parse(body.toString()))).toMatchObject({
        reason: 'MALFORMED_REQUEST',
        message: 'The address is not valid.',
      })
    },
  )

  test.each([500, 502, 503])('is forwarded once, whatever the answer: %i', async (status) => {
    api.answerWith((_request, response) => response.writeHead(status).end('{}'))
    expect((await call('/api/tasks')).status).toBe(status)
    expect(api.seen()).toHaveLength(1)
  })
})

describe('the framing of a call', () => {
  test.each(['GET', 'HEAD'])('with a body that nobody reads is refused: %s', async (method) => {
    const headers = { 'content-type': 'text/plain', 'content-length': '5' }
    const { status, headers: answered } = await call('/api/tasks', { method, headers, body: 'hello' })
    expect([status, answered.connection, api.seen()]).toEqual([400, 'close', []])
  })

  test('is only chunked encoding when there is no length, for any content type', async () => {
    const headers = { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' }
    await call('/api/tasks', { method: 'POST', headers, body: 'hello' })
    const [seen] = api.seen()
    expect(seen?.body).toBe('hello')
    expect(seen?.request.headers).toMatchObject({ 'transfer-encoding': 'chunked' })
    expect(seen?.request.headers['content-length']).toBeUndefined()
  })
})

describe('the framing of an answer', () => {
  test.each(['identity', 'gzip', 'xchunked'])('is the host’s own: %s', async (encoding) => {
    const fake = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'
    api.answerWith(({ socket }) =>
      socket.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: ${encoding}\r\n\r\n${fake}`),
    )
    const { headers, body } = await call('/api/tasks')
    expect(headers['transfer-encoding']).toBe('chunked')
    expect(body.toString()).toBe(fake)
  })

  test('that switches protocols unasked is 504', async () => {
    api.answerWith(({ socket }) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n'),
    )
    expect((await call('/api/tasks')).status).toBe(504)
  })
})

test('without a release service its addresses do not exist', async () => {
  const alone = await startHost({ PORTAL_ROOT: repository.root })
  const { status } = await rawRequest(alone.origin, '/releases/v1/envs/demo/status', { method: 'POST' })
  await alone.close()
  expect(status).toBe(404)
})

test('an answer keeps its status, headers and body', async () => {
  api.answerWith((_request, response) =>
    response
      .writeHead(412, { ETag: '"r4"', 'Content-Type': 'application/json;version=4' })
      .end('{"reason":"STALE"}'),
  )
  const { status, headers, body } = await call('/api/tasks/t1', { method: 'PUT' })
  expect(status).toBe(412)
  expect(headers).toMatchObject({ etag: '"r4"', 'content-type': 'application/json;version=4' })
  expect(body.toString()).toBe('{"reason":"STALE"}')
})

test('a refused call is logged with the API’s id and without its content', async () => {
  api.answerWith((_request, response) => response.writeHead(409).end('{}'))
  await call('/api/tasks/secret', { method: 'DELETE', headers: { 'x-correlation-id': 'no id' } })
  const id = api.seen()[0]?.request.headers['x-correlation-id']
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  const [[line = ''] = []] = said.mock.calls
  expect(JSON.parse(line)).toMatchObject({ correlationId: id, method: 'DELETE', status: 409 })
  expect(line).not.toContain('secret')
})

describe('an API that does not answer', () => {
  const failure = async () => {
    const { status, headers, body } = await call('/api/tasks', { headers: { 'x-correlation-id': ID } })
    return { status, headers, error: ErrorResponse.parse(JSON.parse(body.toString())) }
  }

  test('in time is 504 in the contract’s format', async () => {
    api.answerWith(() => undefined)
    const { status, headers, error } = await failure()
    expect(status).toBe(504)
    expect(headers['content-type']).toMatch(/^application\/json; ?version="?4"?/)
    expect(error).toMatchObject({ status: 504, reason: 'UPSTREAM_TIMEOUT', correlationId: ID })
  })

  test('but hangs up is 502 in the contract’s format', async () => {
    api.answerWith((request) => request.socket.destroy())
    const { status, error } = await failure()
    expect(status).toBe(502)
    expect(error).toMatchObject({
      status: 502,
      reason: 'UPSTREAM_ERROR',
      message: 'The service is not available at the moment. Try again soon.',
      correlationId: ID,
    })
  })

  test('because it is down is 502, with an id to quote', async () => {
    const lonely = await startHost({ PORTAL_ROOT: repository.root, API_URL: 'http://127.0.0.1:9' })
    const { status, body } = await rawRequest(lonely.origin, '/api/tasks')
    await lonely.close()
    expect(status).toBe(502)
    expect(ErrorResponse.parse(JSON.parse(body.toString())).correlationId).toMatch(/^[0-9a-f-]{36}$/)
  })
})
