import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { readJson } from './json-document.ts'

const schema = z.object({
  name: z.string(),
  contacts: z.array(z.object({ email: z.string() })).optional(),
})

const faultsOf = (text: string, fixed: Parameters<typeof readJson>[2] = new Map()) =>
  readJson(text, schema, fixed).faults.map(({ line, message }) => `${line} ${message}`)

describe('invalid JSON', () => {
  test.each([
    ['{\n  "name": "Acme"\n  "contacts": []\n}', '3 A comma is missing before this.'],
    ['{\n  "name" "Acme"\n}', '2 A colon is missing here.'],
    ['{\n  "name": \n}', '3 A value is missing here.'],
    ['{\n  "name": "Acme\n}', '2 This text has no closing quote.'],
    ['{ "name": "Acme" ', '1 A closing } is missing.'],
    ['{ "name": "Acme" } {}', '1 Nothing is allowed after the last }.'],
    ['{ "name": "Acme" } more', '1 Invalid value. Names and texts need double quotes.'],
    ['{\n  // a note\n  "name": "Acme" }', '2 JSON does not allow comments. Remove this one.'],
    ['{ "name": "\\x" }', '1 Only " \\ / b f n r t u are allowed after a backslash.'],
    [
      '{ "name": "a\tb" }',
      '1 Write tabs, line breaks and control characters in texts as \\t, \\n or \\u0000.',
    ],
    ['', '1 A value is missing here.'],
  ])('%j is rejected with its line', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault])
  })

  test('reports one mistake once', () => {
    expect(faultsOf('{\n  name: 1\n}')).toEqual(['2 Invalid value. Names and texts need double quotes.'])
  })
})

describe('JSON of another type', () => {
  test('rejects a list in place of a record', () => {
    expect(faultsOf('[]')).toEqual(['1 Write the values between { and }.'])
  })

  test('rejects endless brackets', () => {
    expect(faultsOf('['.repeat(100_000))).toEqual(['1 Too many nested brackets.'])
  })

  test.each(['nmae', 'constructor', '__proto__'])('rejects a value named %s without a field', (name) => {
    expect(faultsOf(`{\n  "name": "Acme",\n  "${name}": { "x": 1 }\n}`)).toEqual([
      '3 Unknown field. Correct or remove it.',
    ])
  })

  test('reports an unknown name inside a list at its line', () => {
    expect(faultsOf('{ "contacts": [\n  { "email": "a" },\n  { "mail": "b" } ] }')).toEqual([
      '3 Unknown field. Correct or remove it.',
    ])
  })

  test.each([
    [
      '{\n"contacts": [null,\n5] }',
      ['2 Write the values between { and }.', '3 Write the values between { and }.'],
    ],
    ['{\n"contacts": { "email": "a" } }', ['2 Write a list between [ and ].']],
    ['{\n"contacts": null }', ['2 Write a list between [ and ].']],
  ])('rejects %j where a list or its items are expected', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  test('rejects a duplicate name, which would lose a value', () => {
    expect(faultsOf('{ "name": "a",\n"name": "b" }')).toEqual(['2 Duplicate name. Remove one of them.'])
  })

  test('says why a value is immutable', () => {
    const fixed = new Map([['name', { value: 'Acme', reason: 'The name cannot change.' }]])
    expect(faultsOf('{ "name": "Acme" }', fixed)).toEqual([])
    expect(faultsOf('{\n"name": "Acme Two" }', fixed)).toEqual(['2 The name cannot change.'])
    expect(faultsOf('{}', fixed)).toEqual(['1 The name cannot change.'])
  })
})

test('finds the line of every value; for a missing one, that of its parent', () => {
  const { values, placeOf } = readJson(
    '{\n"name": "Acme",\n"contacts": [\n{ "email": "a" }]}',
    schema,
    new Map(),
  )
  expect(values).toEqual({ name: 'Acme', contacts: [{ email: 'a' }] })
  expect(['name', 'contacts.0.email', 'contacts.0.phone', 'size'].map((name) => placeOf(name).line)).toEqual([
    2, 4, 4, 1,
  ])
})
