import { expect, test } from '@jest/globals'
import { smsSize } from './sms-segments.ts'

test.each([
  ['fits 160 common characters into one part', 'a'.repeat(160), 'GSM_7', 1, 160],
  ['needs two parts of 153 for one more', 'a'.repeat(161), 'GSM_7', 2, 306],
  ['needs three parts for 307', 'a'.repeat(307), 'GSM_7', 3, 459],
  ['counts two for a euro sign', '€'.repeat(80), 'GSM_7', 1, 160],
  ['does not fit 81 euro signs', '€'.repeat(81), 'GSM_7', 2, 306],
  ['counts accented letters of the alphabet as one', 'èéùìòÇØøÅåÄÖÑÜ§äöñüà', 'GSM_7', 1, 160],
  ['allows 70 characters with one Polish letter', `ą${'a'.repeat(69)}`, 'UCS_2', 1, 70],
  ['needs two parts of 67 for one more', `ą${'a'.repeat(70)}`, 'UCS_2', 2, 134],
  ['counts two for an emoji', '🎉'.repeat(35), 'UCS_2', 1, 70],
])('%s', (_, text, encoding, parts, available) => {
  expect(smsSize(text)).toMatchObject({ encoding, parts, available })
})

test('does not split a two-place character between parts', () => {
  // 152 plus a character of two do not fit into the first 153, so one place stays empty.
  expect(smsSize(`${'a'.repeat(152)}€${'a'.repeat(152)}`).parts).toBe(3)
})

test('names the characters that require UCS-2, each once', () => {
  expect(smsSize('Zażółć gęślą').others).toEqual(['ż', 'ó', 'ł', 'ć', 'ę', 'ś', 'ą'])
})
