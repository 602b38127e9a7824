import { expect, test } from '@jest/globals'
import { afterFailure, waitBeforeRetry } from './retry-once.ts'

test.each([
  [200, 'give up'],
  [204, 'give up'],
  [400, 'give up'],
  [401, 'refresh and retry'],
  [403, 'give up'],
  [404, 'give up'],
  [409, 'give up'],
  [412, 'give up'],
  [422, 'give up'],
  [428, 'give up'],
  [429, 'retry'],
  [499, 'give up'],
  [500, 'retry'],
  [502, 'retry'],
  [503, 'retry'],
  [504, 'retry'],
  [599, 'retry'],
] as const)('after %i: %s', (status, decision) => {
  expect(afterFailure(status)).toBe(decision)
})

test.each([
  [null, 300],
  ['', 300],
  ['0', 0],
  ['1', 1000],
  ['2.5', 2500],
  ['5', 5000],
  ['6', 5000],
  ['3600', 5000],
  ['-5', 0],
  ['Infinity', 300],
  ['soon', 300],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 300],
])('Retry-After %j waits %i ms', (header, milliseconds) => {
  expect(waitBeforeRetry(header)).toBe(milliseconds)
})
