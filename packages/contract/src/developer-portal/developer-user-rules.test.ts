import { expect, test } from '@jest/globals'
import { refusalToDecide } from './developer-user-rules.ts'

test.each([
  ['PENDING', 'ENABLED', undefined],
  ['REJECTED', 'ENABLED', undefined],
  ['ENABLED', 'ENABLED', 'INVALID_STATE'],
  ['PENDING', 'REJECTED', undefined],
  ['ENABLED', 'REJECTED', undefined],
  ['REJECTED', 'REJECTED', 'INVALID_STATE'],
] as const)('from %s to %s: %s', (status, decision, reason) => {
  expect(refusalToDecide({ status }, decision)?.reason).toBe(reason)
})
