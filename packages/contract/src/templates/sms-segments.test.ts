import { expect, test } from '@jest/globals'
import { smsSize } from './sms-segments.ts'

test.each([
  ['160 usual characters fit into one part', 'a'.repeat(160), 'GSM_7', 1, 160],
  ['with one more it takes two of 153', 'a'.repeat(161), 'GSM_7', 2, 306],
  ['307 take three', 'a'.repeat(307), 'GSM_7', 3, 459],
  ['a euro sign takes two places', '€'.repeat(80), 'GSM_7', 1, 160],
  ['81 euro signs do not fit', '€'.repeat(81), 'GSM_7', 2, 306],
  ['letters of the alphabet with accents are usual', 'èéùìòÇØøÅåÄÖÑÜ§äöñüà', 'GSM_7', 1, 160],
  ['one Polish letter makes a part 70 places', `ą${'a'.repeat(69)}`, 'UCS_2', 1, 70],
  ['and with one more, two of 67', `ą${'a'.repeat(70)}`, 'UCS_2', 2, 134],
  ['an emoji takes two places', '🎉'.repeat(35), 'UCS_2', 1, 70],
])('%s', (_, text, encoding, parts, available) => {
  expect(smsSize(text)).toMatchObject({ encoding, parts, available })
})

test('a sign of two places is not cut in two between parts', () => {
  // 152 and a sign of two do not fit into the first 153, so one place stays empty in it.
  expect(smsSize(`${'a'.repeat(152)}€${'a'.repeat(152)}`).parts).toBe(3)
})

test('the characters that make it UCS-2 are named, each once', () => {
  expect(smsSize('Zażółć gęślą').others).toEqual(['ż', 'ó', 'ł', 'ć', 'ę', 'ś', 'ą'])
})
