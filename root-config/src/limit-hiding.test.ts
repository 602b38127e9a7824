import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { limitHiding } from './limit-hiding.ts'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['three times within three minutes is too often', [0, 20, 170], 1],
  ['once an hour is not', [0, 3_600, 7_200, 10_800], 0],
  ['twice is not', [0, 5], 0],
])('a page that is hidden %s', (_how, seconds, count) => {
  const onTooOften = jest.fn()
  const hidden = limitHiding(onTooOften)
  const start = Date.now()
  for (const second of seconds) {
    jest.advanceTimersByTime(start + second * 1_000 - Date.now())
    hidden()
  }
  expect(onTooOften).toHaveBeenCalledTimes(count)
})
