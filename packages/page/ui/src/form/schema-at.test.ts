import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { choicesAt, emptyValue, isOptional, isText, schemaAt } from './schema-at.ts'

const schema = z.object({
  name: z.string(),
  note: z.string().trim().optional(),
  size: z.number().default(1),
  acquirers: z.array(z.object({ bin: z.string(), ica: z.string().optional() })).optional(),
  contact: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('mail'), mail: z.email() }),
    z.object({ kind: z.literal('phone'), phone: z.string().transform(Number) }),
  ]),
})

test.each([
  ['name', false],
  ['note', true],
  ['size', true],
  ['acquirers', true],
  ['acquirers.0.bin', false],
  ['acquirers.12.ica', true],
  ['contact.mail', false],
  ['nothing', false],
])('%s is optional: %s', (path, optional) => {
  expect(isOptional(schemaAt(schema, path))).toBe(optional)
})

test.each([
  ['note', true],
  ['contact.mail', false],
  ['contact.phone', true],
  ['size', false],
])('%s is text: %s', (path, text) => {
  expect(isText(schemaAt(schema, path))).toBe(text)
})

test('an empty item has a place for each of its values, with their defaults', () => {
  const item = z.object({
    bin: z.string(),
    size: z.number(),
    active: z.boolean(),
    tags: z.array(z.string()),
    address: z.object({ city: z.string() }),
    billing: z.object({ city: z.string() }).optional(),
    status: z.enum(['ACTIVE', 'RETIRED']).default('ACTIVE'),
  })
  expect(emptyValue(item)).toEqual({
    bin: '',
    size: '',
    active: false,
    tags: [],
    address: { city: '' },
    status: 'ACTIVE',
  })
})

test.each([
  ['brand', ['VISA', 'AMEX']],
  ['brands', ['VISA', 'AMEX']],
  ['name', []],
  ['nothing', []],
])('the choices of %s are %j', (path, choices) => {
  const brand = z.enum(['VISA', 'AMEX'])
  const card = z.object({ name: z.string(), brand: brand.optional(), brands: z.array(brand).default([]) })
  expect(choicesAt(card, path)).toEqual(choices)
})
