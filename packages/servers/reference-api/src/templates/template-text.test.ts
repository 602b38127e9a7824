import { expect, test } from '@jest/globals'
import { PLACEHOLDERS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import type { TemplateText } from '@portal/contract/templates/template-problems.ts'
import { demoContext } from '@portal/demo-data/demo-context.ts'
import { demoTemplates } from '@portal/demo-data/demo-templates.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import fc from 'fast-check'
import { TEST_DAY } from '../testing/test-settings.ts'
import { requireSound } from './template-text.ts'

function refusal(text: Partial<TemplateText>): ApiError | undefined {
  try {
    requireSound({ type: 'OTP', bodyText: 'Code {{otp}}', ...text })
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

const problemsOf = (text: Partial<TemplateText>) =>
  refusal(text)?.details.map(({ source, message }) => `${source}: ${message}`)

test('all templates of the demo are valid', () => {
  const person = { id: 'a', email: 'a@program.example', name: 'A' }
  const people = { admin: person, editor: person, reviewer: person, risk: person, care: person }
  const stories = demoTemplates(
    demoContext({ accountId: 'c2p-demo', systemSubjectId: 'system' }, { seed: '1', at: TEST_DAY }),
    people,
  )
  for (const { row } of stories) {
    const { type, bodyText, bodyHtml, subjectLine } = row
    requireSound({ type, bodyText, bodyHtml: bodyHtml ?? undefined, subjectLine: subjectLine ?? undefined })
  }
  expect(stories).toHaveLength(106)
})

test('names an unknown placeholder with its place', () => {
  expect(refusal({ bodyText: 'x' })?.reason).toBe('VALIDATION_FAILED')
  expect(refusal({ bodyText: '{{otp}}\n and {{oops}}' })?.reason).toBe('TEMPLATE_VARIABLE_UNKNOWN')
  expect(problemsOf({ bodyText: '{{otp}}\n and {{oops}}' })).toEqual([
    '/bodyText: {{oops}} in line 2, column 6 is not a placeholder. Available for One-time code: otp, expiryMinutes, maskedIdentity, merchantName.',
  ])
})

test.each([
  '{{ otp }} {{otp}}',
  '{{OTP}} {{otp}}',
  '{{{otp}}} {{otp}}',
  '{{#if otp}}{{otp}}{{/if}}',
  '{{otp}} {{',
  '{{otp}} }}',
  '{{otp}} {{}}',
  '{{otp}} {{lastFour}}',
  '{{otp}} {{constructor}}',
  '{{otp}} {{7*7}}',
])('rejects %s', (bodyText) => {
  expect(refusal({ bodyText })?.reason).toBe('TEMPLATE_VARIABLE_UNKNOWN')
})

test('also checks the subject line and the HTML', () => {
  expect(problemsOf({ subjectLine: 'For {{you}}', bodyHtml: '<p>{{otp}} {{me}}</p>' })).toEqual([
    expect.stringContaining('/subjectLine: {{you}} in line 1, column 5'),
    expect.stringContaining('/bodyHtml: {{me}} in line 1, column 12'),
  ])
})

test('each body must contain the required placeholder', () => {
  expect(problemsOf({ bodyText: 'No code', bodyHtml: '<p>None</p>' })).toEqual([
    '/bodyText: Put {{otp}} into this text.',
    '/bodyHtml: Put {{otp}} into this text.',
  ])
})

test.each([
  ['<p onclick="x()">{{otp}}</p>', 'onclick of <p>'],
  ['<script>1</script>{{otp}}', '<script>'],
  ['<iframe src="https://a.example"></iframe>{{otp}}', '<iframe>'],
  ['<form action="https://a.example">{{otp}}</form>', '<form>'],
  ['<a href="javascript:1">{{otp}}</a>', 'href of <a>'],
  ['<a href="https://a.example/?c={{otp}}">x</a>', 'a placeholder inside a tag'],
  ['<!-- <b>{{otp}}</b> -->', '<!'],
  ['<style>p{}</style>{{otp}}', '<style>'],
])('rejects HTML such as %s without changing it', (bodyHtml, found) => {
  const error = refusal({ bodyHtml })
  expect(error?.reason).toBe('CONTENT_REJECTED')
  expect(error?.message).toContain(found)
})

test('accepts HTML that mail programs can show', () => {
  const bodyHtml =
    '<table width="600" cellpadding="0" bgcolor="#ffffff"><tr><td align="center" style="padding:8px"><img src="https://img.example/a.png" alt="" width="80"><br><font color="#333">Code <b>{{otp}}</b></font> <a href="https://help.example" target="_blank">Help</a></td></tr></table>'
  expect(refusal({ bodyHtml })).toBeUndefined()
})

test('a text with known placeholders is valid if the required ones are present', () => {
  const anyType = fc.constantFrom(...TEMPLATE_TYPES)
  fc.assert(
    fc.property(
      anyType.chain((type) =>
        fc.record({
          type: fc.constant(type),
          names: fc.array(fc.constantFrom(...PLACEHOLDERS[type].map(({ name }) => name))),
          words: fc.array(fc.string().map((text) => text.replace(/[{}]/g, ''))),
        }),
      ),
      ({ type, names, words }) => {
        const required = PLACEHOLDERS[type].filter((one) => one.required).map(({ name }) => name)
        const all = [...required, ...names]
        const bodyText = all.map((name, place) => `${words[place] ?? ' '}{{${name}}}`).join('')
        expect(refusal({ type, bodyText })).toBeUndefined()
      },
    ),
  )
})
