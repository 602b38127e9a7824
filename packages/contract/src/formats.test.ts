import { expect, test } from '@jest/globals'
import { z } from 'zod'
import * as formats from './formats.ts'

const cases: [name: string, schema: z.ZodType, good: unknown[], bad: unknown[]][] = [
  [
    'line',
    formats.line(1, 5),
    ['a', ' abc ', 'żółć'],
    ['', '   ', 'abcdef', 'a\nb', 'a\u0000', '\ud800', '\u202ea', 7],
  ],
  ['paragraph', formats.paragraph(2, 9), ['a\nb', 'tab\there'], ['a', 'a\u0000b', 'ten chars!']],
  ['email', formats.email, ['a@b.example'], ['a', 'a@b', `${'a'.repeat(250)}@b.example`]],
  ['phone', formats.phone, ['+48221234567'], ['48221234567', '+0123456789', '+48 22 123']],
  [
    'url',
    formats.url,
    ['https://a.example/x?y=1'],
    ['http://a.example', 'javascript:alert(1)', 'https:a', 'https://a b'],
  ],
  [
    'origin',
    formats.origin,
    ['https://a.example', 'https://a.example:8443'],
    ['https://a.example/', 'https://a.example/x'],
  ],
  ['country', formats.countryCode, ['PL'], ['pl', 'XX', 'POL']],
  ['language', formats.language, ['en', 'pt-BR'], ['English', 'EN', 'e']],
  ['locale', formats.locale, ['en_US'], ['en-US', 'en']],
  ['BIN', formats.bin, ['990000', '99000012345'], ['99000', '990000123456', '99000a']],
  ['category code', formats.mcc, ['5942'], ['594', '59421']],
  ['reason', formats.changeReason, ['because so'], ['too short', 'x'.repeat(501)]],
]

test.each(cases)('accepts a valid %s', (_, schema, good) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([])
})

test.each(cases)('rejects an invalid %s', (_, schema, __, bad) => {
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([])
})

test('trims and composes text', () => {
  expect(formats.line(1, 10).parse(' Zoe\u0308 ')).toBe('Zo\u00eb')
})

test('normalizes addresses and IDs', () => {
  expect(formats.email.parse('Ines.Moreau@Program.Example')).toBe('ines.moreau@program.example')
  expect(formats.uuid.parse('018F0F5E-7B7A-7C3B-8F5E-1234567890AB')).toBe(
    '018f0f5e-7b7a-7c3b-8f5e-1234567890ab',
  )
})

test('reports a duplicate member', () => {
  const schema = formats.unique(z.array(z.string()))
  expect(schema.safeParse(['a', 'b', 'a']).error?.issues).toMatchObject([
    { path: [2], message: 'Listed more than once' },
  ])
})

test('reports a duplicate value of a field at that field', () => {
  const schema = formats.uniqueIn(z.array(z.object({ id: z.string() })), 'id')
  expect(schema.safeParse([{ id: 'a' }, { id: 'a' }]).error?.issues).toMatchObject([
    { path: [1, 'id'], message: 'Listed more than once' },
  ])
})

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test.each<[string, z.ZodType, unknown, string]>([
  ['a missing field', formats.countryCode.or(z.number()), undefined, 'This field is required'],
  ['a missing text', formats.line(1, 5), undefined, 'This field is required'],
  ['an empty text', formats.line(1, 5), ' ', 'This field is required'],
  ['a long text', formats.line(1, 5), 'abcdef', 'Use at most 5 characters'],
  ['a wrong type', z.number().int(), 'x', 'Must be a number'],
  ['a large number', z.number().max(3), 4, 'Must be at most 3'],
  ['a number at an open lower limit', z.number().positive(), 0, 'Must be more than 0'],
  ['a number at an open upper limit', z.number().lt(3), 3, 'Must be less than 3'],
  ['an empty list', z.array(z.string()).min(1), [], 'Add at least one'],
  ['a short list', z.array(z.string()).min(2), [], 'Add at least 2'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Use at most one'],
  ['a short text', formats.paragraph(3, 5), 'ab', 'Use at least 3 characters'],
  ['an unknown value', z.enum(['A', 'B']), 'C', 'Choose one of A, B'],
  ['an unknown member', z.strictObject({}), { a: 1 }, 'Unknown: a'],
])('explains %s in words for people', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})

test("reports a short reason with the validation library's message", () => {
  expect(messageOf(formats.changeReason, 'short')).toBe('Too small: expected string to have >=10 characters')
})
