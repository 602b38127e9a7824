import { expect, test } from '@jest/globals'
import { templateProblems } from './template-problems.ts'

const problemsOf = (bodyText: string, bodyHtml?: string) =>
  templateProblems({ type: 'OTP', bodyText, ...(bodyHtml !== undefined && { bodyHtml }) })

test('a one-time code message that says its code is fine', () => {
  expect(problemsOf('Your code: {{otp}}', '<p>{{otp}}</p>')).toEqual([])
})

test('one without its code is not, in either body', () => {
  expect(problemsOf('Your code', '<p>none</p>').map(({ field, reason }) => [field, reason])).toEqual([
    ['bodyText', 'REQUIRED'],
    ['bodyHtml', 'REQUIRED'],
  ])
})

test.each([
  ['{{otp}} {{pin}}', '{{pin}}'],
  ['{{otp}} {{', '{{'],
  ['}} {{otp}}', '}}'],
])('%j: what is wrong is marked where it stands', (text, wrong) => {
  const [problem] = problemsOf(text)
  expect(text.slice(problem?.from, problem?.to)).toBe(wrong)
})

test.each([
  ['{{otp}} {{', 'is not closed with }}'],
  ['{{otp}} }}', 'has no {{ before it'],
])('%j: braces without a partner are said to be so', (text, words) => {
  expect(problemsOf(text)[0]?.message).toContain(words)
})

test('a placeholder with spaces around its name is told how it is written', () => {
  expect(problemsOf('{{otp}} {{ otp }}')[0]?.message).toMatch(/Write {{otp}}, without spaces\.$/)
})

test('harmful HTML is marked at its tag', () => {
  const html = '<p>{{otp}}</p><script>1</script>'
  const [problem] = problemsOf('{{otp}}', html)
  expect([problem?.reason, html.slice(problem?.from, problem?.to)]).toEqual(['CONTENT_REJECTED', '<script'])
})
