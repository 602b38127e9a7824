import { expect, test } from '@jest/globals'
import { templateProblems } from './template-problems.ts'

const problemsOf = (bodyText: string, bodyHtml?: string) =>
  templateProblems({ type: 'OTP', bodyText, ...(bodyHtml !== undefined && { bodyHtml }) })

test('accepts a one-time code message with its code', () => {
  expect(problemsOf('Your code: {{otp}}', '<p>{{otp}}</p>')).toEqual([])
})

test('rejects one without its code, in either body', () => {
  expect(problemsOf('Your code', '<p>none</p>').map(({ field, reason }) => [field, reason])).toEqual([
    ['bodyText', 'REQUIRED'],
    ['bodyHtml', 'REQUIRED'],
  ])
})

test.each([
  ['{{otp}} {{pin}}', '{{pin}}'],
  ['{{otp}} {{', '{{'],
  ['}} {{otp}}', '}}'],
])('%j: marks each problem at its position', (text, wrong) => {
  const [problem] = problemsOf(text)
  expect(text.slice(problem?.from, problem?.to)).toBe(wrong)
})

test.each([
  ['{{otp}} {{', 'is not closed with }}'],
  ['{{otp}} }}', 'has no {{ before it'],
])('%j: reports unbalanced braces', (text, words) => {
  expect(problemsOf(text)[0]?.message).toContain(words)
})

test('explains how to write a placeholder with spaces around its name', () => {
  expect(problemsOf('{{otp}} {{ otp }}')[0]?.message).toMatch(/Write {{otp}}, without spaces\.$/)
})

test('marks harmful HTML at its tag', () => {
  const html = '<p>{{otp}}</p><script>1</script>'
  const [problem] = problemsOf('{{otp}}', html)
  expect([problem?.reason, html.slice(problem?.from, problem?.to)]).toEqual(['CONTENT_REJECTED', '<script'])
})
