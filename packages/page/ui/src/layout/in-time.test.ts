import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { inTime } from './in-time.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const never = new Promise<never>(() => undefined)

test('resolves with work that ends in time', async () => {
  const work = new Promise((resolve) => setTimeout(() => resolve('done'), 900))
  const ending = inTime(work, 1_000)
  await jest.advanceTimersByTimeAsync(900)
  expect(await ending).toBe('done')
})

test('rejects when work takes too long', async () => {
  const ending = inTime(never, 1_000).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await ending).toMatchObject({ name: 'TookTooLong' })
})

test('leaves no timer running', async () => {
  await inTime(Promise.resolve(), 1_000)
  await jest.advanceTimersByTimeAsync(250)
  expect(jest.getTimerCount()).toBe(0)
})
