import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { COUNTRY_CODES } from '../country.ts'
import { evaluateCase } from './evaluate-case.ts'
import { BIN_DIGITS, CLOSED_FIELDS, NUMBER_FIELDS } from './idv.ts'
import type { IdvCase } from './idv-case.ts'
import { isCovered, type Region, regionOf, type Values } from './rule-region.ts'
import { anyCase, anyRule } from './testing/any-idv.ts'
import { uncoveredOperations } from './uncovered-operations.ts'
import { unreachableRules } from './unreachable-rules.ts'

const sample: IdvCase = {
  operation: 'CHECKOUT',
  identityType: 'EMAIL_ADDRESS',
  country: 'PL',
  deviceRecognized: true,
  riskScore: 50,
  cardsInProfile: 1,
}

const checkout = { field: 'operation', op: 'EQ', value: 'CHECKOUT' } as const
const large = { field: 'amountMinor', op: 'GTE', value: 500, currency: 'EUR' } as const
const rule = (...conditions: Parameters<typeof evaluateCase>[0][number]['conditions']) => ({
  enabled: true,
  conditions,
})

describe('the first matching rule decides', () => {
  test('and says of each earlier one why it does not match', () => {
    const rules = [
      { ...rule(checkout), enabled: false },
      rule(checkout, large),
      rule(checkout),
      rule(checkout),
    ]
    expect(evaluateCase(rules, sample)).toEqual({
      decidedBy: 2,
      passed: [{ why: 'DISABLED' }, { why: 'CONDITION', condition: 1 }],
    })
  })

  test('and undefined if none matches', () => {
    expect(evaluateCase([rule(large)], sample).decidedBy).toBeUndefined()
  })
})

test('a missing verification counts as older than any limit', () => {
  const recent = rule({ field: 'minutesSinceLastIdv', op: 'LT', value: 30 })
  const old = rule({ field: 'minutesSinceLastIdv', op: 'GT', value: 30 })
  expect(evaluateCase([recent, old], sample).decidedBy).toBe(1)
})

/** The case as the set that contains only it, as used to calculate reachability. */
function regionOfCase(one: IdvCase): Region {
  const at = (place: number) => ({ numbers: [[place, place] as const] })
  const closed = (field: keyof typeof CLOSED_FIELDS) =>
    at((CLOSED_FIELDS[field] as readonly unknown[]).indexOf(one[field]))
  return new Map<string, Values>([
    ['operation', closed('operation')],
    ['identityType', closed('identityType')],
    ['cardType', closed('cardType')],
    ['country', at(COUNTRY_CODES.indexOf(one.country))],
    ['deviceRecognized', at(Number(one.deviceRecognized))],
    ['riskScore', at(one.riskScore)],
    ['cardsInProfile', at(one.cardsInProfile)],
    ['minutesSinceLastIdv', at(one.minutesSinceLastIdv ?? NUMBER_FIELDS.minutesSinceLastIdv[1])],
    ['bin', at(Number(one.bin?.padEnd(BIN_DIGITS, '0') ?? -1))],
    ['amountMinor', at(one.amount?.minor ?? 0)],
    ['srcpiId', { names: new Set([one.srcpiId ?? 'nobody']) }],
    ['currency', { names: new Set([one.amount?.currency ?? 'none']) }],
  ])
}

test('evaluating conditions and regions gives the same decision', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), anyCase, (rules, one) => {
      const place = rules.findIndex((each) => each.enabled && isCovered(regionOfCase(one), regionOf(each)))
      expect(evaluateCase(rules, one).decidedBy ?? -1).toBe(place)
    }),
    { numRuns: 2000 },
  )
})

test('a rule reported as unreachable never decides a case', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), fc.array(anyCase, { maxLength: 20 }), (rules, cases) => {
      const unreachable = unreachableRules(rules).map((found) => found.rule)
      for (const one of cases) expect(unreachable).not.toContain(evaluateCase(rules, one).decidedBy)
    }),
    { numRuns: 300 },
  )
})

describe('operations without a rule', () => {
  test('are those that no enabled rule covers', () => {
    const rules = [rule(checkout, large), { ...rule({ ...checkout, value: 'LOGIN' }), enabled: false }]
    expect(uncoveredOperations(rules)).toEqual([
      'LOGIN',
      'ENROL',
      'ADD_CARD',
      'UPDATE_PROFILE',
      'DELETE_CARD',
    ])
    expect(uncoveredOperations([...rules, rule(large)])).toEqual([])
  })

  test('are decided by the default in every case', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 4 }), anyCase, (rules, one) => {
        if (uncoveredOperations(rules).includes(one.operation))
          expect(evaluateCase(rules, one).decidedBy).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })
})
