import fc from 'fast-check'
import { CLOSED_FIELDS } from '../idv.ts'
import type { IdvCase } from '../idv-case.ts'
import type { IdvCondition } from '../idv-condition.ts'

/** Few values per field, so that conditions are met about half the time. */
const COUNTRIES = ['PL', 'DE', 'FR', 'KP'] as const
const ISSUERS = ['one', 'two', 'three'] as const
const CURRENCIES = ['EUR', 'PLN'] as const
const BINS = ['990000', '99000012', '990012', '99001299999', '995500', '995599'] as const
const PREFIXES = ['9', '99', '9900', '990000', '9955', '99001', '99000012345'] as const
const RANGES = [
  ['990000', '990099'],
  ['99000010', '99000019'],
  ['995500', '995599'],
] as const

const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
const operation = fc.constantFrom(...CLOSED_FIELDS.operation)
const identityType = fc.constantFrom(...CLOSED_FIELDS.identityType)
const score = fc.constantFrom(0, 1, 49, 50, 51, 99, 100)
const count = fc.constantFrom(0, 1, 5, 9, 10)
const currency = fc.constantFrom(...CURRENCIES)
const greaterOrLess = fc.constantFrom('GT' as const, 'LT' as const)

const anyCondition: fc.Arbitrary<IdvCondition> = fc.oneof(
  operation.map((value) => ({ field: 'operation' as const, op: 'EQ' as const, value })),
  some(CLOSED_FIELDS.operation).map((values) => ({ field: 'operation' as const, op: 'IN' as const, values })),
  some(ISSUERS).map((values) => ({ field: 'srcpiId' as const, op: 'IN' as const, values })),
  some(PREFIXES).map((values) => ({ field: 'bin' as const, op: 'IN' as const, values })),
  fc
    .constantFrom(...RANGES)
    .map(([low, high]) => ({ field: 'bin' as const, op: 'BETWEEN' as const, low, high })),
  some(CLOSED_FIELDS.cardType).map((values) => ({ field: 'cardType' as const, op: 'IN' as const, values })),
  fc
    .record({ op: fc.constantFrom('IN' as const, 'NOT_IN' as const), values: some(COUNTRIES) })
    .map((given) => ({ field: 'country' as const, ...given })),
  fc
    .record({ op: fc.constantFrom('GT' as const, 'GTE' as const, 'LT' as const), value: count, currency })
    .map((given) => ({ field: 'amountMinor' as const, ...given })),
  fc.boolean().map((value) => ({ field: 'deviceRecognized' as const, op: 'EQ' as const, value })),
  identityType.map((value) => ({ field: 'identityType' as const, op: 'EQ' as const, value })),
  fc.tuple(score, score).map(([a, b]) => ({
    field: 'riskScore' as const,
    op: 'BETWEEN' as const,
    low: Math.min(a, b),
    high: Math.max(a, b),
  })),
  fc.record({ op: greaterOrLess, value: score }).map((given) => ({ field: 'riskScore' as const, ...given })),
  fc
    .record({ op: greaterOrLess, value: count })
    .map((given) => ({ field: 'minutesSinceLastIdv' as const, ...given })),
  fc
    .record({ op: greaterOrLess, value: count })
    .map((given) => ({ field: 'cardsInProfile' as const, ...given })),
)

/** The part of a rule that decides whether it matches. */
export const anyRule = fc.record({
  enabled: fc.boolean(),
  conditions: fc.array(anyCondition, { minLength: 1, maxLength: 3 }),
})

const optional = fc.option(fc.record({ minor: count, currency }), { nil: undefined })

/** A case; some have no card, amount, issuer or earlier verification. */
export const anyCase: fc.Arbitrary<IdvCase> = fc.record({
  operation,
  identityType,
  country: fc.constantFrom(...COUNTRIES, 'ES'),
  deviceRecognized: fc.boolean(),
  riskScore: score,
  cardsInProfile: count,
  minutesSinceLastIdv: fc.option(count, { nil: undefined }),
  srcpiId: fc.option(fc.constantFrom(...ISSUERS, 'other'), { nil: undefined }),
  bin: fc.option(fc.constantFrom(...BINS), { nil: undefined }),
  cardType: fc.option(fc.constantFrom(...CLOSED_FIELDS.cardType), { nil: undefined }),
  amount: optional,
})
