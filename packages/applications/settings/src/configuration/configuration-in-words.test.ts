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

test('channels are told in the order in which they are tried', () => {
  expect(valueInWords('fallbackChannels', { fallbackChannels: ['SMS', 'EMAIL'] })).toBe(
    'SMS code, then Email code',
  )
})

test('only what was changed says what it usually is', () => {
  const changed = { ...usual, maxIdvPerDay: 8 }
  expect(usuallyInWords('maxIdvPerDay', changed)).toBe('At most 10')
  expect(usuallyInWords('rememberDeviceDays', changed)).toBeUndefined()
})

test('each change is a sentence with what was so far', () => {
  expect(effectOf(usual, usual)).toEqual([])
  expect(effectOf(usual, { ...usual, maxIdvPerDay: 8, onEngineError: 'DENY' })).toEqual([
    'At most 8 verifications a day for one consumer. So far: At most 10.',
    'When the rules cannot be asked: The consumer is turned away. So far: A proof is asked for.',
  ])
})
