import { expect, test } from '@jest/globals'
import { secondsToWait } from './brake-policy.ts'

const wait = (failures: number, age = 0) => secondsToWait('email', { failures, age })

test('allows nine failures without a wait', () => {
  expect(wait(9)).toBe(0)
})

test('from the tenth failure the wait doubles up to a quarter of an hour', () => {
  expect([10, 11, 12, 13, 17, 18, 500].map((failures) => wait(failures))).toEqual([
    5, 10, 20, 40, 640, 900, 900,
  ])
})

test('subtracts the time that has passed', () => {
  expect(wait(12, 15)).toBe(5)
  expect(wait(12, 20)).toBe(0)
})

test('forgets everything after half a day', () => {
  expect(wait(500, 12 * 3600 + 1)).toBe(0)
})

test('allows an address more failures: many people share one', () => {
  expect(secondsToWait('address', { failures: 99, age: 0 })).toBe(0)
  expect(secondsToWait('address', { failures: 100, age: 0 })).toBe(5)
})
