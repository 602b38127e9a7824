import { expect, test } from '@jest/globals'
import { comparedWith, requestedComparison } from './requested-comparison.ts'

test.each([
  ['from=2&to=5', { from: 2, to: 5 }],
  ['from=5&to=2', { from: 5, to: 2 }],
  ['', undefined],
  ['from=2', undefined],
  ['from=x&to=5', undefined],
  ['from=2&to=-5', undefined],
])('the address "%s" asks for two releases or none', (query, expected) => {
  expect(requestedComparison(new URLSearchParams(query))).toEqual(expected)
})

test('an earlier release is compared with the newest one, and that one with the release before it', () => {
  expect(comparedWith(3, 7)).toEqual({ from: 3, to: 7 })
  expect(comparedWith(7, 7)).toEqual({ from: 6, to: 7 })
  expect(comparedWith(1, 1)).toEqual({ from: 1, to: 1 })
})
