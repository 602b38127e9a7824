import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createSlowCalls } from './slow-calls.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A call that ends on demand. */
function pending() {
  let end = (_failure?: Error) => {}
  const work = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure ? reject(failure) : resolve())
  })
  return { work, end: (failure?: Error) => end(failure) }
}

function started() {
  const calls = createSlowCalls()
  const told: boolean[] = []
  calls.isSlow$.subscribe((isSlow) => told.push(isSlow))
  return { calls, told }
}

test('reports a call that takes longer than five seconds until it ends', async () => {
  const { calls, told } = started()
  const { work, end } = pending()
  const watched = calls.watch(work)
  jest.advanceTimersByTime(4999)
  expect(told).toEqual([false])
  jest.advanceTimersByTime(1)
  expect(told).toEqual([false, true])
  end()
  await watched
  expect(told).toEqual([false, true, false])
})

test('stays slow while any of several calls is overdue', async () => {
  const { calls } = started()
  const [first, second] = [pending(), pending()]
  const watched = [calls.watch(first.work), calls.watch(second.work)]
  jest.advanceTimersByTime(5000)
  first.end()
  await watched[0]
  expect(calls.isSlow()).toBe(true)
  second.end()
  await watched[1]
  expect(calls.isSlow()).toBe(false)
})

test('stops waiting on failure, and passes the error to the caller', async () => {
  const { calls } = started()
  const { work, end } = pending()
  const watched = calls.watch(work)
  jest.advanceTimersByTime(5000)
  end(new Error('gone'))
  await expect(watched).rejects.toThrow('gone')
  expect(calls.isSlow()).toBe(false)
})

test('does not report a call that ends in time', async () => {
  const { calls, told } = started()
  await calls.watch(Promise.resolve())
  jest.advanceTimersByTime(60_000)
  expect(told).toEqual([false])
})
