import { COUNTRY_CODES } from '../country.ts'
import { BIN_DIGITS, CLOSED_FIELDS, NUMBER_FIELDS } from './idv.ts'
import type { IdvCondition } from './idv-condition.ts'
import type { IdvRule } from './idv-rule-schemas.ts'
import { type Interval, type IntervalSet, intersection, intervalSet, isWithin } from './interval-set.ts'

type RuleConditions = Pick<IdvRule, 'conditions'>

/**
 * The values of a field that match a rule, as whole numbers: the index in a closed list, or a padded BIN.
 * Open sets of names are kept as names; there are always others.
 */
export type Values = { readonly numbers: IntervalSet } | { readonly names: ReadonlySet<string> }

/** The cases that match a rule: the accepted values of each field it uses. */
export type Region = ReadonlyMap<string, Values>

const MAX_BIN = 10 ** BIN_DIGITS - 1

/** All numbers of a field. Cases without a card have none of its fields, represented by the first number. */
function universe(field: string): Interval {
  switch (field) {
    case 'operation':
    case 'identityType':
      return [0, CLOSED_FIELDS[field].length - 1]
    case 'cardType':
      return [-1, CLOSED_FIELDS.cardType.length - 1]
    case 'country':
      return [0, COUNTRY_CODES.length - 1]
    case 'deviceRecognized':
      return [0, 1]
    case 'bin':
      return [-1, MAX_BIN]
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

function numbersOf(condition: NumberCondition): IntervalSet {
  const [min, max] = NUMBER_FIELDS[condition.field]
  switch (condition.op) {
    case 'BETWEEN':
      return [[condition.low, condition.high]]
    case 'GT':
      return intervalSet([[condition.value + 1, max]])
    case 'GTE':
      return intervalSet([[condition.value, max]])
    default:
      return intervalSet([[min, condition.value - 1]])
  }
}

function numbersIn(condition: Exclude<IdvCondition, { field: 'srcpiId' }>): IntervalSet {
  switch (condition.field) {
    case 'operation':
    case 'identityType':
    case 'cardType':
      return places(
        CLOSED_FIELDS[condition.field],
        'values' in condition ? condition.values : [condition.value],
      )
    case 'country': {
      const countries = places(COUNTRY_CODES, condition.values)
      return condition.op === 'IN' ? countries : without(countries, universe('country'))
    }
    case 'deviceRecognized':
      return [[Number(condition.value), Number(condition.value)]]
    case 'bin':
      return condition.op === 'IN'
        ? intervalSet(condition.values.map((prefix) => binInterval(prefix, prefix)))
        : [binInterval(condition.low, condition.high)]
    default:
      return numbersOf(condition)
  }
}

function constraintsOf(condition: IdvCondition): [field: string, Values][] {
  const { field } = condition
  if (field === 'srcpiId') return [[field, { names: new Set(condition.values) }]]
  const numbers: [string, Values] = [field, { numbers: numbersIn(condition) }]
  return field === 'amountMinor'
    ? [numbers, ['currency', { names: new Set([condition.currency]) }]]
    : [numbers]
}

function both(one: Values, other: Values): Values {
  if ('names' in one && 'names' in other)
    return { names: new Set([...one.names].filter((name) => other.names.has(name))) }
  if ('numbers' in one && 'numbers' in other) return { numbers: intersection(one.numbers, other.numbers) }
  throw new Error('A field has either numbers or names.')
}

export function regionOf({ conditions }: RuleConditions): Region {
  const region = new Map<string, Values>()
  for (const [field, values] of conditions.flatMap(constraintsOf)) {
    const known = region.get(field)
    region.set(field, known ? both(known, values) : values)
  }
  return region
}

/** Whether no case matches: two conditions contradict each other. */
export const isEmpty = (region: Region): boolean =>
  [...region.values()].some((values) =>
    'names' in values ? values.names.size === 0 : values.numbers.length === 0,
  )

/** Whether some matching case has the value at this index of a closed list. */
export function catchesSome(region: Region, field: keyof typeof CLOSED_FIELDS, place: number): boolean {
  const values = region.get(field)
  if (isEmpty(region)) return false
  return !values || ('numbers' in values && isWithin([[place, place]], values.numbers))
}

function isPart(field: string, inner: Values | undefined, outer: Values): boolean {
  if ('names' in outer)
    return inner !== undefined && 'names' in inner && [...inner.names].every((name) => outer.names.has(name))
  return isWithin(inner && 'numbers' in inner ? inner.numbers : [universe(field)], outer.numbers)
}

/** Whether `outer` matches every case that `inner` matches. */
export function isCovered(inner: Region, outer: Region): boolean {
  for (const [field, values] of outer) if (!isPart(field, inner.get(field), values)) return false
  return true
}
