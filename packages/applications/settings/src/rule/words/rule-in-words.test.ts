import { expect, test } from '@jest/globals'
import type { EditedCondition } from '../set/edited-rule.ts'
import { ruleNamed } from '../testing/rules-named.ts'
import { conditionInWords } from './condition-in-words.ts'
import { ruleInWords } from './rule-in-words.ts'

const nameOf = (id: string) => (id === 'bank' ? 'Amberline Bank' : id)

test.each<[EditedCondition, string]>([
  [{ field: 'operation', op: 'IN', values: ['ENROL', 'ADD_CARD'] }, 'Operation is Enrollment or Card added'],
  [{ field: 'country', op: 'NOT_IN', values: ['PL', 'DE'] }, 'Country is not one of Poland or Germany'],
  [
    { field: 'country', op: 'IN', values: ['PL', 'DE', 'FR', 'ES', 'NO'] },
    'Country is Poland, Germany, France, or 2 others',
  ],
  [{ field: 'srcpiId', op: 'IN', values: ['bank', '77'] }, 'Issuer is Amberline Bank or 77'],
  [{ field: 'bin', op: 'IN', values: ['9900'] }, 'BIN begins with 9900'],
  [{ field: 'riskScore', op: 'BETWEEN', low: 60, high: 90 }, 'Risk is between 60 and 90'],
  [{ field: 'deviceRecognized', op: 'EQ', value: false }, 'Device is not known'],
  [
    { field: 'minutesSinceLastIdv', op: 'LT', value: 30 },
    'Minutes since the last verification is less than 30',
  ],
  [{ field: 'amountMinor', op: 'GTE', value: 50_000, currency: 'EUR' }, 'Amount is at least EUR 500.00'],
  [{ field: 'amountMinor', op: 'LT', value: 5000, currency: 'JPY' }, 'Amount is less than JPY 5,000'],
  [{ field: 'amountMinor', op: 'LT', value: 5000, currency: 'E' }, 'Amount is less than 5000 E'],
  [{ field: 'cardType', op: 'IN', values: [] }, 'Card is …'],
])('describes %j', (condition, expected) => {
  expect(conditionInWords(condition, nameOf).replace(/\u00a0/g, ' ')).toBe(expected)
})

test('describes a rule as one sentence', () => {
  const rule = ruleNamed('a', {
    conditions: [
      { field: 'operation', op: 'EQ', value: 'CHECKOUT' },
      { field: 'riskScore', op: 'GT', value: 60 },
    ],
    decision: 'REQUIRE',
    channels: ['SMS', 'EMAIL'],
    reuseMinutes: 15,
  })
  expect(ruleInWords(rule, nameOf)).toBe(
    'When operation is Checkout and risk is more than 60: require SMS code, else Email code. A verification of the last 15 minutes is reused.',
  )
})
