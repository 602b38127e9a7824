import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { CARD_TYPES } from '../subjects/subject-vocabulary.ts'
import type { IdvCondition } from './idv-condition.ts'
import { intersection, intervalSet, isWithin } from './interval-set.ts'
import { unreachableRules } from './unreachable-rules.ts'

const rule = (...conditions: IdvCondition[]) => ({ enabled: true, conditions })
const country = (op: 'IN' | 'NOT_IN', ...values: string[]): IdvCondition => ({ field: 'country', op, values })
const risk = (op: 'GT' | 'LT', value: number): IdvCondition => ({ field: 'riskScore', op, value })
const riskBetween = (low: number, high: number): IdvCondition => ({
  field: 'riskScore',
  op: 'BETWEEN',
  low,
  high,
})
const bins = (...values: string[]): IdvCondition => ({ field: 'bin', op: 'IN', values })
const binBetween = (low: string, high: string): IdvCondition => ({ field: 'bin', op: 'BETWEEN', low, high })
const amount = (op: 'GT' | 'GTE' | 'LT', value: number, currency = 'EUR'): IdvCondition => ({
  field: 'amountMinor',
  op,
  value,
  currency,
})
const issuer = (...values: string[]): IdvCondition => ({ field: 'srcpiId', op: 'IN', values })
const anyCard: IdvCondition = { field: 'cardType', op: 'IN', values: [...CARD_TYPES] }
const signIn: IdvCondition = { field: 'operation', op: 'EQ', value: 'LOGIN' }
const checkout: IdvCondition = { field: 'operation', op: 'EQ', value: 'CHECKOUT' }

/** Index of the rule that hides the second of two; -1 if it contradicts itself; undefined if it is reachable. */
const hides = (first: IdvCondition[], second: IdvCondition[]) =>
  unreachableRules([rule(...first), rule(...second)])
    .filter((found) => found.rule === 1)
    .map(({ hiddenBy = -1 }) => hiddenBy)[0]

test.each<[string, IdvCondition[], IdvCondition[], number | undefined]>([
  ['the same again', [checkout], [checkout], 0],
  ['more conditions', [checkout], [checkout, risk('GT', 50)], 0],
  ['fewer conditions', [checkout, risk('GT', 50)], [checkout], undefined],
  ['fewer countries', [country('IN', 'PL', 'DE')], [country('IN', 'PL')], 0],
  ['other countries', [country('IN', 'PL', 'DE')], [country('IN', 'FR')], undefined],
  ['a country of all but some', [country('NOT_IN', 'FR')], [country('IN', 'PL')], 0],
  ['all but more', [country('NOT_IN', 'FR')], [country('NOT_IN', 'FR', 'ES')], 0],
  ['all but fewer', [country('NOT_IN', 'FR', 'ES')], [country('NOT_IN', 'FR')], undefined],
  ['a higher risk', [risk('GT', 50)], [risk('GT', 60)], 0],
  ['a lower risk', [risk('GT', 50)], [risk('GT', 40)], undefined],
  ['a narrower risk', [risk('GT', 50)], [riskBetween(51, 100)], 0],
  ['a risk that touches', [risk('GT', 50)], [riskBetween(50, 60)], undefined],
  ['any risk', [riskBetween(0, 100)], [checkout], 0],
  ['a longer prefix', [bins('9900')], [bins('990012', '99009')], 0],
  ['a shorter prefix', [bins('990012')], [bins('9900')], undefined],
  ['BINs under a prefix', [bins('99')], [binBetween('990000', '999999')], 0],
  ['a prefix in a range of BINs', [binBetween('990000', '990099')], [bins('99005', '9900123')], 0],
  ['prefixes that fill a range', [bins('990', '991')], [binBetween('990000', '991999')], 0],
  ['longer BINs in shorter ones', [binBetween('990000', '990010')], [binBetween('99000000', '99001099')], 0],
  ['more of the same currency', [amount('GT', 100)], [amount('GTE', 101)], 0],
  ['the border', [amount('GT', 100)], [amount('GTE', 100)], undefined],
  ['another currency', [amount('GTE', 0)], [amount('GTE', 500, 'PLN')], undefined],
  ['an amount, by a rule without', [checkout], [checkout, amount('GT', 1)], 0],
  ['no amount, by any amount of one currency', [amount('GTE', 0)], [checkout], undefined],
  ['fewer issuers', [issuer('a', 'b')], [issuer('b')], 0],
  ['no issuer named, by all that are', [issuer('a', 'b')], [checkout], undefined],
  ['what contradicts itself', [checkout], [risk('GT', 60), risk('LT', 50)], -1],
  ['a country in and out', [checkout], [country('IN', 'PL'), country('NOT_IN', 'PL')], -1],
  ['two currencies at once', [checkout], [amount('GT', 1), amount('GT', 1, 'PLN')], -1],
  ['above the highest risk', [checkout], [risk('GT', 100)], -1],
  ['a sign-in without a card, by any kind of card', [anyCard], [signIn], undefined],
  [
    'a sign-in without a card, by any BIN',
    [bins('0', '1', '2', '3', '4', '5', '6', '7', '8', '9')],
    [signIn],
    undefined,
  ],
  [
    'a device of either kind',
    [
      { field: 'deviceRecognized', op: 'EQ', value: true },
      { field: 'deviceRecognized', op: 'EQ', value: false },
    ],
    [checkout],
    undefined,
  ],
])('%s: hidden as expected', (_, first, second, expected) => {
  expect(hides(first, second)).toBe(expected)
})

test('a disabled rule hides nothing and is never reported', () => {
  expect(unreachableRules([{ ...rule(checkout), enabled: false }, rule(checkout)])).toEqual([])
  expect(unreachableRules([rule(checkout), { ...rule(checkout), enabled: false }])).toEqual([])
})

describe('compared with trying all cases', () => {
  /** Few values, so that all cases can be tried; `OTHER` is one that no rule names. */
  const COUNTRIES = ['PL', 'DE', 'FR'] as const
  const SCORES = [0, 1, 2, 49, 50, 51, 99, 100]
  const AMOUNTS = [0, 1, 2, 3]
  const CURRENCIES = ['EUR', 'PLN', 'OTHER']
  const BINS = ['99000', '99001', '99009', '99010', '99100', '98999']

  interface Case {
    readonly country: string
    readonly riskScore: number
    readonly amountMinor: number
    readonly currency: string
    readonly bin: string
    readonly deviceRecognized: boolean
  }

  const allCases: Case[] = [...COUNTRIES, 'ES'].flatMap((place) =>
    SCORES.flatMap((riskScore) =>
      AMOUNTS.flatMap((amountMinor) =>
        CURRENCIES.flatMap((currency) =>
          BINS.flatMap((bin) =>
            [true, false].map((deviceRecognized) => ({
              country: place,
              riskScore,
              amountMinor,
              currency,
              bin,
              deviceRecognized,
            })),
          ),
        ),
      ),
    ),
  )

  function holds(condition: IdvCondition, one: Case): boolean {
    switch (condition.field) {
      case 'country':
        return condition.values.includes(one.country) === (condition.op === 'IN')
      case 'deviceRecognized':
        return condition.value === one.deviceRecognized
      case 'bin':
        return condition.op === 'IN' && condition.values.some((prefix) => one.bin.startsWith(prefix))
      case 'riskScore':
      case 'amountMinor': {
        if (condition.field === 'amountMinor' && condition.currency !== one.currency) return false
        const value = one[condition.field]
        if (condition.op === 'BETWEEN') return condition.low <= value && value <= condition.high
        if (condition.op === 'GT') return value > condition.value
        return condition.op === 'GTE' ? value >= condition.value : value < condition.value
      }
      default:
        return false
    }
  }

  const some = <Value>(values: readonly Value[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
  const score = fc.constantFrom(...SCORES)
  const money = fc.constantFrom(...AMOUNTS)

  const anyCondition: fc.Arbitrary<IdvCondition> = fc.oneof(
    fc
      .record({ op: fc.constantFrom('IN' as const, 'NOT_IN' as const), values: some(COUNTRIES) })
      .map((given) => ({ field: 'country' as const, ...given })),
    fc.boolean().map((value) => ({ field: 'deviceRecognized' as const, op: 'EQ' as const, value })),
    fc
      .record({ op: fc.constantFrom('GT' as const, 'LT' as const), value: score })
      .map((given) => ({ field: 'riskScore' as const, ...given })),
    fc.tuple(score, score).map(([a, b]): IdvCondition => riskBetween(Math.min(a, b), Math.max(a, b))),
    fc
      .record({
        op: fc.constantFrom('GT' as const, 'GTE' as const, 'LT' as const),
        value: money,
        currency: fc.constantFrom('EUR', 'PLN'),
      })
      .map((given) => ({ field: 'amountMinor' as const, ...given })),
    some(['9', '98', '99', '990', '9900', '99000', '991']).map((values) => ({
      field: 'bin' as const,
      op: 'IN' as const,
      values,
    })),
  )
  const anyRule = fc
    .array(anyCondition, { minLength: 1, maxLength: 3 })
    .map((conditions) => rule(...conditions))

  const caught = (conditions: readonly IdvCondition[]) =>
    allCases.filter((one) => conditions.every((condition) => holds(condition, one)))

  test('a rule reported as unreachable never decides', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 2, maxLength: 4 }), (rules) => {
        for (const { rule: place, hiddenBy } of unreachableRules(rules)) {
          const cases = caught(rules[place]?.conditions ?? [])
          if (hiddenBy === undefined) expect(cases).toEqual([])
          else {
            const outer = rules[hiddenBy]?.conditions ?? []
            expect(cases.every((one) => outer.every((condition) => holds(condition, one)))).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  /** Where the tried cases cover everything: scores against limits that are tried on both sides. */
  const exactCondition: fc.Arbitrary<IdvCondition> = fc.oneof(
    fc
      .record({ op: fc.constantFrom('IN' as const, 'NOT_IN' as const), values: some(COUNTRIES) })
      .map((given) => ({ field: 'country' as const, ...given })),
    fc.boolean().map((value) => ({ field: 'deviceRecognized' as const, op: 'EQ' as const, value })),
    fc
      .record({ op: fc.constantFrom('GT' as const, 'LT' as const), value: fc.constantFrom(1, 50) })
      .map((given) => ({ field: 'riskScore' as const, ...given })),
  )

  test('a rule is reported if earlier ones match all of its cases', () => {
    const exactRule = fc
      .array(exactCondition, { minLength: 1, maxLength: 3 })
      .map((conditions) => rule(...conditions))
    fc.assert(
      fc.property(exactRule, exactRule, (first, second) => {
        const cases = caught(second.conditions)
        const isHidden = cases.every((one) => first.conditions.every((condition) => holds(condition, one)))
        const found = unreachableRules([first, second]).some(({ rule: place }) => place === 1)
        expect(found).toBe(isHidden)
      }),
      { numRuns: 500 },
    )
  })
})

describe('sets of intervals', () => {
  const anySet = fc
    .array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 5 })
    .map((pairs) => intervalSet(pairs))
  const numbers = (set: ReturnType<typeof intervalSet>) =>
    Array.from({ length: 32 }, (_, n) => n).filter((n) => set.some(([low, high]) => low <= n && n <= high))

  test('behave like sets of numbers', () => {
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        const [inA, inB] = [new Set(numbers(a)), new Set(numbers(b))]
        expect(numbers(intersection(a, b))).toEqual([...inA].filter((n) => inB.has(n)))
        expect(isWithin(a, b)).toBe([...inA].every((n) => inB.has(n)))
      }),
    )
  })
})
