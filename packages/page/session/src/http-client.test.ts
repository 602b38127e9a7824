/** @jest-environment node */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { create, createTestClient, list, refused } from './testing/test-client.ts'

const { api, seen, call, answers, reset, cannotRenew } = createTestClient()
const change = { ...list, name: 'changeTask', method: 'PUT', path: '/tasks/:taskId' } satisfies Endpoint
const remove = { ...change, name: 'removeTask', method: 'DELETE' } satisfies Endpoint
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const MEDIA_TYPE = 'application/json;version=4'

beforeAll(() => api.start())
afterAll(() => api.stop())
beforeEach(() => reset())

const sent = (name: string) => api.requests.map(({ headers }) => headers[name])

describe('a request', () => {
  test('is watched when an operator waits for it, and not in the background', async () => {
    answers({ body: [] })
    await call(list, {})
    await call(list, {}, { errors: 'nowhere' })
    expect(seen.watched).toBe(1)
  })

  test('sends the API version and the operator’s token', async () => {
    answers({ body: [] })
    await call(list, {})
    expect(api.requests[0]).toMatchObject({
      method: 'GET',
      path: '/accounts/a1/tasks',
      headers: { accept: MEDIA_TYPE, authorization: 'Bearer at1' },
    })
  })

  test('with a body names its version too', async () => {
    answers({ body: { id: 't1' } })
    await call(create, { body: { name: 'Import' } })
    expect(api.requests[0]?.headers['content-type']).toBe(MEDIA_TYPE)
    expect(JSON.parse(api.requests[0]?.body ?? '')).toEqual({ name: 'Import' })
  })

  test('sends files as an upload', async () => {
    answers({ body: {} })
    const upload = new FormData()
    upload.append('file', new Blob(['script']), 'entry.js')
    await call(create, {}, { upload })
    expect(api.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(api.requests[0]?.body).toContain('filename="entry.js"')
  })

  test.each([
    ['GET', list],
    ['PUT', change],
    ['DELETE', remove],
  ])('%s without a body sends the API version only in Accept', async (_method, endpoint: Endpoint) => {
    answers({ body: {} })
    await call(endpoint, { params: { taskId: 't1' } })
    expect([sent('accept'), sent('content-type')]).toEqual([[MEDIA_TYPE], [undefined]])
  })

  test.each([
    ['GET', list, false],
    ['POST', create, true],
    ['PUT', change, false],
    ['DELETE', remove, true],
  ])('%s carries an idempotency key: %4$s', async (_method, endpoint: Endpoint, has) => {
    answers({ body: {} })
    await call(endpoint, { params: { taskId: 't1' } })
    expect(UUID.test(String(sent('idempotency-key')[0]))).toBe(has)
  })

  test("uses the caller's key", async () => {
    answers({ body: {} })
    await call(create, {}, { idempotencyKey: 'key-of-the-form' })
    expect(sent('idempotency-key')).toEqual(['key-of-the-form'])
  })

  test('names the revision that the caller saw', async () => {
    answers({ body: {} })
    await call(change, { params: { taskId: 't1' } }, { revision: 7 })
    expect(sent('if-match')).toEqual(['"r7"'])
  })

  test('says that the record is new', async () => {
    answers({ body: {} })
    await call(change, { params: { taskId: 't1' } }, { isNew: true })
    expect(sent('if-none-match')).toEqual(['*'])
  })

  test('carries a reason in any script', async () => {
    answers({ status: 204 })
    await call(remove, { params: { taskId: 't1' } }, { changeReason: 'Überzählig – 重複' })
    expect(decodeURIComponent(String(sent('change-reason')[0]))).toBe('Überzählig – 重複')
  })

  test('repeats the items of a list and leaves out empty values', async () => {
    answers({ body: [] })
    const query = { status: ['ACTIVE', 'SUSPENDED'], name: '', page: 2, all: false, at: undefined, by: null }
    await call(list, { query })
    expect(api.requests[0]?.path).toBe('/accounts/a1/tasks?all=false&page=2&status=ACTIVE&status=SUSPENDED')
  })

  test('encodes path parameters', async () => {
    answers({ body: {} })
    await call(change, { params: { taskId: 'a/b c' } })
    expect(api.requests[0]?.path).toBe('/accounts/a1/tasks/a%2Fb%20c')
  })
})

describe('a success', () => {
  test('returns the body', async () => {
    answers({ body: { items: [1] } })
    expect(await call(list, {})).toEqual({ items: [1] })
  })

  test.each([204, 202])('without content returns undefined: %s', async (status) => {
    answers({ status })
    expect(await call(remove, { params: { taskId: 't1' } })).toBeUndefined()
  })
})

describe('a retry', () => {
  test('after 401 follows the renewal and uses the new token', async () => {
    answers(refused(401), { body: 'ok' })
    await call(list, {}).catch(() => undefined)
    expect(seen.renewals).toEqual(['at1'])
    expect(sent('authorization')).toEqual(['Bearer at1', 'Bearer at2'])
  })

  test('after 401 does not happen without a new token', async () => {
    cannotRenew()
    answers(refused(401))
    await expect(call(list, {})).rejects.toMatchObject({ status: 401 })
    expect(api.requests).toHaveLength(1)
  })

  test.each([429, 500, 502, 503, 504])('after %i happens once and may succeed', async (status) => {
    answers(refused(status), { body: 1 })
    expect(await call(list, {})).toBe(1)
    expect(seen.failures).toEqual([])
  })

  test.each([401, 429, 500, 502, 503, 504])('is not repeated after a second %i', async (status) => {
    answers(refused(status))
    await expect(call(list, {})).rejects.toMatchObject({ status })
    expect(api.requests).toHaveLength(2)
  })

  test.each([400, 403, 404, 405, 406, 409, 412, 413, 415, 422, 428])(
    'after %i does not happen',
    async (status) => {
      answers(refused(status))
      await expect(call(list, {})).rejects.toMatchObject({ status })
      expect(api.requests).toHaveLength(1)
    },
  )

  test('waits as long as the server requires', async () => {
    answers(refused(429, { 'Retry-After': '2' }), { body: 1 })
    await call(list, {})
    expect(seen.waits).toEqual([2000])
  })

  test.each([401, 500])('after %i carries the same idempotency key', async (status) => {
    answers(refused(status), { body: {} })
    await call(create, { body: {} })
    const [first, second] = sent('idempotency-key')
    expect(first).toMatch(UUID)
    expect(second).toBe(first)
  })

  test('never shares the key of another action', async () => {
    answers({ body: {} })
    await call(create, {})
    await call(create, {})
    expect(new Set(sent('idempotency-key')).size).toBe(2)
  })
})
