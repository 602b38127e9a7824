import { z } from 'zod'
import { bin, countryCode, unique } from '../formats.ts'
import { CLOSED_FIELDS, NUMBER_FIELDS } from './idv.ts'

const many = <Value extends z.ZodType>(value: Value) => unique(z.array(value).min(1).max(200))

const oneOf = <const Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ field: z.literal(field), op: z.literal('IN'), values: many(value) })

const equals = <const Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ field: z.literal(field), op: z.literal('EQ'), value })

type NumberField = keyof typeof NUMBER_FIELDS

function numberIn(field: NumberField) {
  const [min, max] = NUMBER_FIELDS[field]
  return z.number().int().min(min).max(max)
}

const compared = <const Field extends NumberField, const Ops extends readonly [string, ...string[]]>(
  field: Field,
  ops: Ops,
) => z.strictObject({ field: z.literal(field), op: z.enum(ops), value: numberIn(field) })

const between = <const Field extends NumberField>(field: Field) =>
  z
    .strictObject({
      field: z.literal(field),
      op: z.literal('BETWEEN'),
      low: numberIn(field),
      high: numberIn(field),
    })
    .refine(({ low, high }) => low <= high, { path: ['high'], error: 'Must not be below the low end' })

const currency = { currency: z.string().regex(/^[A-Z]{3}$/, 'Must be a currency code such as EUR') }

const binBetween = z
  .strictObject({ field: z.literal('bin'), op: z.literal('BETWEEN'), low: bin, high: bin })
  .refine(({ low, high }) => low.length === high.length && low <= high, {
    path: ['high'],
    error: 'Must have the same number of digits as the low end and not be below it',
  })

const prefix = z.string().regex(/^\d{1,11}$/, 'Must be 1 to 11 digits')

/** A condition. The field decides its operators. */
export const IdvCondition = z.discriminatedUnion('field', [
  z.discriminatedUnion('op', [
    equals('operation', z.enum(CLOSED_FIELDS.operation)),
    oneOf('operation', z.enum(CLOSED_FIELDS.operation)),
  ]),
  oneOf('srcpiId', z.string().min(1).max(40)),
  z.discriminatedUnion('op', [binBetween, oneOf('bin', prefix)]),
  oneOf('cardType', z.enum(CLOSED_FIELDS.cardType)),
  z.strictObject({
    field: z.literal('country'),
    op: z.enum(['IN', 'NOT_IN']),
    values: many(countryCode),
  }),
  z.discriminatedUnion('op', [
    compared('amountMinor', ['GT', 'GTE', 'LT']).extend(currency),
    between('amountMinor').safeExtend(currency),
  ]),
  equals('deviceRecognized', z.boolean()),
  equals('identityType', z.enum(CLOSED_FIELDS.identityType)),
  z.discriminatedUnion('op', [compared('riskScore', ['GT', 'LT']), between('riskScore')]),
  compared('minutesSinceLastIdv', ['GT', 'LT']),
  compared('cardsInProfile', ['GT', 'LT']),
])

export type IdvCondition = z.infer<typeof IdvCondition>
