/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { create, createTestClient, list, refused } from './testing/test-client.ts'
import { type Answer, TestServer } from './testing/test-server.ts'

const { api, seen, call, answers, reset } = createTestClient()

beforeAll(() => api.start())
afterAll(() => api.stop())
beforeEach(() => reset())

describe('a failure', () => {
  test("carries the API's message and details", async () => {
    const body = {
      reason: 'NAME_TAKEN',
      message: 'The name is taken.',
      correlationId: 'c1',
      errorDetail: [{ message: 'Choose another name.', source: 'name' }],
    }
    answers({ status: 409, body })
    await expect(call(create, {})).rejects.toMatchObject({
      status: 409,
      reason: 'NAME_TAKEN',
      message: 'The name is taken.',
      requestId: 'c1',
      details: [{ message: 'Choose another name.', source: 'name' }],
    })
  })

  test('is reported once, with the options of the call', async () => {
    answers(refused(500))
    await call(list, {}, { errors: 'nowhere' }).catch(() => undefined)
    expect(seen.failures).toMatchObject([{ error: { status: 500 }, options: { errors: 'nowhere' } }])
  })

  test.each([
    ['an HTML page', '<html>Bad gateway</html>', { 'Content-Type': 'text/html' }],
    ['nothing', '', {}],
    ['null', 'null', {}],
    ['a list', '[]', {}],
    ['half a body', '{"message": "No', {}],
    ['a message that is not a string', '{"message": 5, "errorDetail": "x"}', {}],
  ])('with %s has the default message', async (_what, body, headers) => {
    answers({ status: 502, body, headers: { ...headers, 'X-Correlation-Id': 'c2' } })
    await expect(call(list, {})).rejects.toMatchObject({
      status: 502,
      reason: 'UNKNOWN',
      message: 'Something went wrong',
      details: [],
      requestId: 'c2',
    })
  })

  test.each([500, 503])('of the server itself carries its message and details: %i', async (status) => {
    const body = {
      message: 'Not now.',
      errorDetail: [{ message: 'Try again at noon.' }],
      correlationId: 'c2',
    }
    answers({ status, body })
    await expect(call(list, {})).rejects.toMatchObject({
      message: 'Not now.',
      details: [{ message: 'Try again at noon.' }],
      requestId: 'c2',
    })
  })

  test('keeps only readable details', async () => {
    const errorDetail = [null, 'text', { reason: 'X' }, { message: 'Read this.' }]
    answers({ status: 400, body: { message: 'No.', errorDetail } })
    await expect(call(list, {})).rejects.toMatchObject({ details: [{ message: 'Read this.' }] })
  })

  const unreachable = {
    name: 'ApiError',
    status: 0,
    reason: 'UNREACHABLE',
    message: 'Something went wrong',
    details: [{ message: 'The service cannot be reached. Check your connection and try again.' }],
  }

  test.each<[string, Answer]>([
    ['truncated', { body: '{"items": [', fault: 'cut' }],
    ['none, the connection broke', { fault: 'dead' }],
  ])('to respond: the body is %s', async (_what, answer) => {
    answers(answer)
    await expect(call(list, {})).rejects.toMatchObject(unreachable)
    expect(seen.failures).toMatchObject([{ error: unreachable }])
  })

  test.each([
    ['half a document', '{"items": ['],
    ['an HTML page', '<html>Sign in to this network</html>'],
    ['empty though content was announced', ''],
  ])('to respond according to the contract: the body is %s', async (_what, body) => {
    const unreadable = {
      name: 'ApiError',
      status: 0,
      reason: 'UNREADABLE',
      message: 'Something went wrong',
      details: [{ message: 'The response cannot be read. Check your connection and try again.' }],
    }
    answers({ body })
    await expect(call(list, {})).rejects.toMatchObject(unreadable)
    expect(seen.failures).toMatchObject([{ error: unreadable }])
  })

  test('to connect is reported, and not retried', async () => {
    const elsewhere = new TestServer()
    await elsewhere.start()
    const { url } = elsewhere
    await elsewhere.stop()
    await expect(call(list, {}, {}, { baseUrl: url })).rejects.toMatchObject(unreachable)
    expect(seen.failures).toHaveLength(1)
  })

  test('because its page is being left is not reported', async () => {
    answers({ fault: 'dead' })
    await new Promise<void>((resolve) => {
      const waiting = () => {
        resolve()
        return new Promise<undefined>(() => undefined)
      }
      void call(list, {}, {}, { waiting })
    })
    expect(seen.failures).toEqual([])
  })

  test('to connect for the retry is reported', async () => {
    answers(refused(503), { fault: 'dead' })
    await expect(call(list, {})).rejects.toMatchObject(unreachable)
    expect(api.requests).toHaveLength(2)
  })
})

describe('an aborted call', () => {
  test('is not reported, even while waiting for the response', async () => {
    const controller = new AbortController()
    api.answer = () => {
      controller.abort()
      return { body: [] }
    }
    await expect(call(list, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen.failures).toEqual([])
  })

  test('or for the retry', async () => {
    const controller = new AbortController()
    api.answer = () => {
      setImmediate(() => controller.abort())
      return refused(503)
    }
    await expect(call(list, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen.failures).toEqual([])
  })
})
