import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { readJson } from './json-document.ts'

const schema = z.object({
  name: z.string(),
  contacts: z.array(z.object({ email: z.string() })).optional(),
})

const faultsOf = (text: string, fixed: Parameters<typeof readJson>[2] = new Map()) =>
  readJson(text, schema, fixed).faults.map(({ line, message }) => `${line} ${message}`)

describe('what is no JSON', () => {
  test.each([
    ['{\n  "name": "Acme"\n  "contacts": []\n}', '3 A comma is missing before this.'],
    ['{\n  "name" "Acme"\n}', '2 A colon is missing here.'],
    ['{\n  "name": \n}', '3 A value is missing here.'],
    ['{\n  "name": "Acme\n}', '2 This text has no closing quote.'],
    ['{ "name": "Acme" ', '1 A closing } is missing.'],
    ['{ "name": "Acme" } {}', '1 Nothing may follow the last }.'],
    ['{ "name": "Acme" } more', '1 This is no value. Names and texts are in double quotes.'],
    ['{\n  // a note\n  "name": "Acme" }', '2 JSON has no comments. Remove this one.'],
    ['{ "name": "\\x" }', '1 A backslash stands before one of " \\ / b f n r t u only.'],
    [
      '{ "name": "a\tb" }',
      '1 Write tabs, line breaks and control characters in texts as \\t, \\n or \\u0000.',
    ],
    ['', '1 A value is missing here.'],
  ])('%j is refused with its line', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault])
  })

  test('one slip is told once', () => {
    expect(faultsOf('{\n  name: 1\n}')).toEqual(['2 This is no value. Names and texts are in double quotes.'])
  })
})

describe('what is JSON of something else', () => {
  test('a list is no record', () => {
    expect(faultsOf('[]')).toEqual(['1 Write the values between { and }.'])
  })

  test('brackets without end are refused', () => {
    expect(faultsOf('['.repeat(100_000))).toEqual(['1 There are too many brackets inside each other.'])
  })

  test.each(['nmae', 'constructor', '__proto__'])('a value named %s has no field', (name) => {
    expect(faultsOf(`{\n  "name": "Acme",\n  "${name}": { "x": 1 }\n}`)).toEqual([
      '3 There is no field of this name. Correct or remove it.',
    ])
  })

  test('a wrong name inside a list is found there', () => {
    expect(faultsOf('{ "contacts": [\n  { "email": "a" },\n  { "mail": "b" } ] }')).toEqual([
      '3 There is no field of this name. Correct or remove it.',
    ])
  })

  test.each([
    [
      '{\n"contacts": [null,\n5] }',
      ['2 Write the values between { and }.', '3 Write the values between { and }.'],
    ],
    ['{\n"contacts": { "email": "a" } }', ['2 Write a list between [ and ].']],
    ['{\n"contacts": null }', ['2 Write a list between [ and ].']],
  ])('%j has something else where a list or its items belong', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  test('a name that is given twice would lose one of its values', () => {
    expect(faultsOf('{ "name": "a",\n"name": "b" }')).toEqual([
      '2 This name is given twice. Remove one of them.',
    ])
  })

  test('a value that cannot be changed any more says why', () => {
    const fixed = new Map([['name', { value: 'Acme', reason: 'The name cannot change.' }]])
    expect(faultsOf('{ "name": "Acme" }', fixed)).toEqual([])
    expect(faultsOf('{\n"name": "Acme Two" }', fixed)).toEqual(['2 The name cannot change.'])
    expect(faultsOf('{}', fixed)).toEqual(['1 The name cannot change.'])
  })
})

test('every value has its line, and a missing one that of what is around it', () => {
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
