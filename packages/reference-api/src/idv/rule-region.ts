import { COUNTRY_CODES } from '@portal/contract/country.ts'
import { BIN_DIGITS, CLOSED_FIELDS, NUMBER_FIELDS } from '@portal/contract/idv/idv.ts'
import type { IdvCondition } from '@portal/contract/idv/idv-condition.ts'
import type { IdvRule } from '@portal/contract/idv/idv-rule-schemas.ts'
import { type Interval, type IntervalSet, intersection, intervalSet, isWithin } from './interval-set.ts'

type RuleConditions = Pick<IdvRule, 'conditions'>

/**
 * Every field of a case as whole numbers: closed lists and names by their place, BINs filled up. What is named in no
 * rule behaves alike, so one number stands for all of it.
 */
interface Numbering {
  readonly issuers: readonly string[]
  readonly currencies: readonly string[]
}

/** Which cases a rule catches: for each field that it looks at, the values that it takes. */
type Region = ReadonlyMap<string, IntervalSet>

const LARGEST_BIN = 10 ** BIN_DIGITS - 1

const named = (rules: readonly RuleConditions[], take: (condition: IdvCondition) => readonly string[]) => [
  ...new Set(rules.flatMap(({ conditions }) => conditions.flatMap(take))),
]

export const numberingOf = (rules: readonly RuleConditions[]): Numbering => ({
  issuers: named(rules, (condition) => (condition.field === 'srcpiId' ? condition.values : [])),
  currencies: named(rules, (condition) => (condition.field === 'amountMinor' ? [condition.currency] : [])),
})

/** All values that a field can have. */
function universe(field: string, { issuers, currencies }: Numbering): Interval {
  switch (field) {
    case 'operation':
    case 'cardType':
    case 'identityType':
      return [0, CLOSED_FIELDS[field].length - 1]
    case 'country':
      return [0, COUNTRY_CODES.length - 1]
    case 'deviceRecognized':
      return [0, 1]
    case 'srcpiId':
      return [0, issuers.length]
    case 'currency':
      return [0, currencies.length]
    case 'bin':
      return [0, LARGEST_BIN]
    default:
      return NUMBER_FIELDS[field as keyof typeof NUMBER_FIELDS]
  }
}

const places = (all: readonly string[], values: readonly string[]): IntervalSet =>
  intervalSet(values.map((value) => [all.indexOf(value), all.indexOf(value)]))

function without(set: IntervalSet, [low, high]: Interval): IntervalSet {
  const edges = [low - 1, ...set.flat(), high + 1]
  return intervalSet(
    Array.from(
      { length: edges.length / 2 },
      (_, gap): Interval => [(edges[2 * gap] ?? 0) + 1, (edges[2 * gap + 1] ?? 0) - 1],
    ),
  )
}

const binInterval = (low: string, high: string): Interval => [
  Number(low.padEnd(BIN_DIGITS, '0')),
  Number(high.padEnd(BIN_DIGITS, '9')),
]

type NumberCondition = Extract<IdvCondition, { field: keyof typeof NUMBER_FIELDS }>

function numbers(condition: NumberCondition, [least, most]: Interval): IntervalSet {
  switch (condition.op) {
    case 'BETWEEN':
      return [[condition.low, condition.high]]
    case 'GT':
      return intervalSet([[condition.value + 1, most]])
    case 'GTE':
      return intervalSet([[condition.value, most]])
    default:
      return intervalSet([[least, condition.value - 1]])
  }
}

function constraintsOf(condition: IdvCondition, numbering: Numbering): [field: string, IntervalSet][] {
  const { field } = condition
  const all = universe(field, numbering)
  switch (field) {
    case 'operation':
    case 'identityType':
    case 'cardType': {
      const values = 'values' in condition ? condition.values : [condition.value]
      return [[field, places(CLOSED_FIELDS[field], values)]]
    }
    case 'country': {
      const countries = places(COUNTRY_CODES, condition.values)
      return [[field, condition.op === 'IN' ? countries : without(countries, all)]]
    }
    case 'srcpiId':
      return [[field, places(numbering.issuers, condition.values)]]
    case 'deviceRecognized':
      return [[field, [[Number(condition.value), Number(condition.value)]]]]
    case 'bin':
      return condition.op === 'IN'
        ? [[field, intervalSet(condition.values.map((prefix) => binInterval(prefix, prefix)))]]
        : [[field, [binInterval(condition.low, condition.high)]]]
    case 'amountMinor':
      return [
        [field, numbers(condition, all)],
        ['currency', places(numbering.currencies, [condition.currency])],
      ]
    default:
      return [[field, numbers(condition, all)]]
  }
}

export function regionOf({ conditions }: RuleConditions, numbering: Numbering): Region {
  const region = new Map<string, IntervalSet>()
  for (const [field, set] of conditions.flatMap((condition) => constraintsOf(condition, numbering))) {
    const known = region.get(field)
    region.set(field, known ? intersection(known, set) : set)
  }
  return region
}

/** Whether no case at all is caught: two conditions contradict each other. */
export const isEmpty = (region: Region): boolean => [...region.values()].some((set) => set.length === 0)

/** Whether every case that `inner` catches is caught by `outer` too. */
export const isCovered = (inner: Region, outer: Region, numbering: Numbering): boolean =>
  [...outer].every(([field, set]) => isWithin(inner.get(field) ?? [universe(field, numbering)], set))
