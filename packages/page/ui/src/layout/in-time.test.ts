import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { inTime } from './in-time.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const never = new Promise<never>(() => undefined)

test('what is done in time is given', async () => {
  const work = new Promise((resolve) => setTimeout(() => resolve('done'), 900))
  const ending = inTime(work, 1_000)
  await jest.advanceTimersByTimeAsync(900)
  expect(await ending).toBe('done')
})

test('what is not done in time is given up', async () => {
  const ending = inTime(never, 1_000).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await ending).toMatchObject({ name: 'TookTooLong' })
})

test('nothing goes on counting afterwards', async () => {
  await inTime(Promise.resolve(), 1_000)
  expect(jest.getTimerCount()).toBe(0)
})
