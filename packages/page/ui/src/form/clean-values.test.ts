import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { cleanValues } from './clean-values.ts'

const schema = z.strictObject({
  name: z.string(),
  address: z.strictObject({ line1: z.string().min(1), city: z.string().min(1) }).optional(),
})

test('leaves out an empty optional group', () => {
  expect(cleanValues(schema, { name: ' Ana ', address: { line1: '', city: '' } }, new Map())).toEqual({
    name: 'Ana',
  })
})

test('keeps a group with any value, so that missing ones are required', () => {
  const values = { name: 'Ana', address: { line1: 'Long Street 1', city: '' } }
  expect(cleanValues(schema, values, new Map())).toEqual(values)
})

test('uses the default of an empty value, without filling an empty group', () => {
  const limits = z.strictObject({ most: z.number().default(9), note: z.string().optional() })
  const values = { most: '', note: '' }
  expect(cleanValues(limits, values, new Map())).toEqual({ most: 9 })
  expect(cleanValues(z.strictObject({ limits: limits.optional() }), { limits: values }, new Map())).toEqual(
    {},
  )
})

test('keeps unknown values of a loose object, and drops those of a strict one', () => {
  const values = { options: { locale: 'en_US' } }
  const loose = z.looseObject({ options: z.looseObject({}).optional() })
  expect(cleanValues(loose, values, new Map())).toEqual(values)
  expect(cleanValues(z.strictObject({ name: z.string() }), { name: 'a', ...values }, new Map())).toEqual({
    name: 'a',
  })
})

test('leaves out the only row of a list when it is empty, unless the list must have one', () => {
  const lists = z.strictObject({
    origins: z.array(z.string().min(1)).max(10).default([]),
    codes: z.array(z.string().min(4)).min(1).max(20),
  })
  expect(cleanValues(lists, { origins: [' '], codes: [''] }, new Map())).toEqual({ origins: [], codes: [''] })
  const values = { origins: ['a', ''], codes: ['5411'] }
  expect(cleanValues(lists, values, new Map())).toEqual(values)
})
