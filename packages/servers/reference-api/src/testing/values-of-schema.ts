import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that zod generates. */
interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema | boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
  readonly not?: object
}

const MAX_ITEMS = 3
const MAX_TEXT_LENGTH = 60
const DAYS_MS = { min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }

/** Formats whose patterns are too loose. */
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `${name}@partner.example`),
  uri: fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `https://${name}.example`),
  date: fc.date(DAYS_MS).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date(DAYS_MS).map((day) => day.toISOString()),
}

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = MAX_TEXT_LENGTH,
}: JsonSchema): fc.Arbitrary<string> {
  const ofFormat = format === undefined ? undefined : FORMATS[format]
  if (ofFormat) return ofFormat
  if (pattern?.startsWith('^https')) return FORMATS.uri ?? fc.webUrl()
  if (pattern && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern, 'u'))
  const words = fc.stringMatching(/^[A-Za-złéø ]*$/, { maxLength: 20 })
  return words.map((text) => text.trim().padEnd(minLength, 'x').slice(0, maxLength))
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const members = Object.entries(properties).filter(([, schema]) => !schema.not)
  const shape = Object.fromEntries(members.map(([name, schema]) => [name, arbitraryOf(schema)]))
  const requiredKeys = members.flatMap(([name]) => (required.includes(name) ? [name] : []))
  const known = fc.record(shape, { requiredKeys })
  if (typeof additionalProperties !== 'object') return known
  const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(additionalProperties), {
    maxKeys: 2,
  })
  return fc.tuple(more, known).map(([extra, members]) => ({ ...extra, ...members }))
}

function arrayOf({ items, minItems = 0, maxItems = MAX_ITEMS }: JsonSchema): fc.Arbitrary<unknown[]> {
  const item = typeof items === 'object' ? arbitraryOf(items) : fc.jsonValue()
  return fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
  })
}

function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, allOf, enum: values, type } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (values) return fc.constantFrom(...values)
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map(arbitraryOf))
  if (allOf) return arbitraryOf(Object.assign({}, schema, ...allOf, { allOf: undefined }))
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return arrayOf(schema)
    case 'object':
      return objectOf(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Values that fit a schema, as far as JSON Schema can express it; rules between fields may still reject some. */
export const valuesOfSchema = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
