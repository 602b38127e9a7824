import { expect, test } from '@jest/globals'
import { type ConfigurationValues, effectOf, usuallyInWords, valueInWords } from './configuration-in-words.ts'

const usual: ConfigurationValues = {
  defaultDecision: 'REQUIRE',
  fallbackChannels: ['EMAIL'],
  maxIdvPerDay: 10,
  rememberDeviceDays: 90,
  ruleTimeoutMs: 200,
  onEngineError: 'REQUIRE',
}

test('lists channels in the order they are tried', () => {
  expect(valueInWords('fallbackChannels', { fallbackChannels: ['SMS', 'EMAIL'] })).toBe(
    'SMS code, then Email code',
  )
})

test('shows the default only for changed values', () => {
  const changed = { ...usual, maxIdvPerDay: 8 }
  expect(usuallyInWords('maxIdvPerDay', changed)).toBe('At most 10')
  expect(usuallyInWords('rememberDeviceDays', changed)).toBeUndefined()
})

test('describes each change with the previous value', () => {
  expect(effectOf(usual, usual)).toEqual([])
  expect(effectOf(usual, { ...usual, maxIdvPerDay: 8, onEngineError: 'DENY' })).toEqual([
    'At most 8 verifications per consumer per day. Before: At most 10.',
    'If rules cannot be evaluated: Consumer declined. Before: Verification required.',
  ])
})
