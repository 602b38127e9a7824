import { expect, test } from '@jest/globals'
import { templateAdvice } from './template-advice.ts'

const wordsOf = (message: Omit<Parameters<typeof templateAdvice>[0], 'type'>) =>
  templateAdvice({ type: 'OTP', ...message }).map((remark) => remark.message)

test('gives no advice for a short SMS in the alphabet', () => {
  expect(wordsOf({ channel: 'SMS', bodyText: 'Your code: {{otp}}' })).toEqual([])
})

test.each([
  [`${'a'.repeat(160)}{{otp}}`, 'Takes 2 SMS parts with typical values.'],
  [`${'a'.repeat(100)}{{merchantName}}`, 'Takes 3 SMS parts with long values.'],
  [`Twój kod: {{otp}}${'a'.repeat(70)}`, 'Takes 2 SMS parts with typical values. Not in the SMS alphabet: ó'],
])('SMS %s', (bodyText, words) => {
  expect(wordsOf({ channel: 'SMS', bodyText })).toContain(words)
})

test('ignores letters of other languages if the text fits into one part', () => {
  expect(wordsOf({ channel: 'SMS', bodyText: 'Twój kod: {{otp}}' })).toEqual([])
})

test('warns that long values truncate a push message', () => {
  expect(
    wordsOf({ channel: 'PUSH', subjectLine: 'Code', bodyText: `${'a'.repeat(200)}{{merchantName}}` }),
  ).toEqual([expect.stringContaining('240 are shown')])
})

test.each([
  ['See http://bank.example', 'http://bank.example is not encrypted. Use https.'],
  ['See https://', 'https:// has no destination.'],
  ['See www.bank.example', 'www.bank.example has no https:// in front.'],
])('link in a text: %s', (text, words) => {
  expect(wordsOf({ channel: 'PUSH', subjectLine: 'Code', bodyText: `${text} {{otp}}` })).toEqual([words])
})

test('names an address in HTML without its tag', () => {
  const bodyHtml = '<a href="http://bank.example">{{otp}}</a>'
  expect(wordsOf({ channel: 'EMAIL', subjectLine: 'Code', bodyText: '{{otp}}', bodyHtml })).toEqual([
    'http://bank.example is not encrypted. Use https.',
  ])
})

test.each([
  ['<a href="#">{{otp}}</a>', 'This link has no destination.'],
  ['<a>{{otp}}</a>', 'This link has no destination.'],
  ['<img src="https://a.example/x.png">{{otp}}', 'This image has no alternative text.'],
  ['<p>{{otp}} {{merchantName}}</p>', '{{merchantName}} is in the HTML, but not in the plain text.'],
])('HTML: %s', (bodyHtml, words) => {
  expect(wordsOf({ channel: 'EMAIL', subjectLine: 'Code', bodyText: '{{otp}}', bodyHtml })).toEqual([words])
})

test('gives no advice for good HTML', () => {
  const bodyHtml =
    '<p><a href="https://help.example">Help</a> <img src="https://a.example/x.png" alt=""> {{otp}}</p>'
  expect(wordsOf({ channel: 'EMAIL', subjectLine: 'Code', bodyText: '{{otp}}', bodyHtml })).toEqual([])
})
