import { expect, test } from '@jest/globals'
import { textProblem } from '@portal/contract/content/text-problem.ts'
import { MAX_TEXT } from '@portal/contract/resources/file.ts'
import { MAX_TEMPLATE_HTML } from '@portal/contract/templates/template.ts'
import { cpuSeconds } from '@portal/contract/testing/cpu-seconds.ts'
import { requireSound } from '../templates/template-text.ts'

/** Far more than any of these takes, and far less than a quadratic search would. */
const MAX_SECONDS = 10

const filled = (part: string, length: number) => part.repeat(Math.floor(length / part.length))

/** A rejection is a result, too. */
function orRejection(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each([
  ['text/html', '<b>'],
  ['text/html', '<style>'],
  ['text/html', '<style'],
  ['text/html', '<p style="'],
  ['text/html', '<!--'],
  ['image/svg+xml', '<svg>'],
  ['image/svg+xml', '<a'],
  ['application/json', '"\\"'],
  ['application/json', '\\"'],
])('checking the largest %s, full of %s, blocks nobody', (contentType, part) => {
  expect(cpuSeconds(() => textProblem(contentType, filled(part, MAX_TEXT)))).toBeLessThan(MAX_SECONDS)
})

test.each(['{{\n', '{', '<b>', '<{{'])('checking the largest template, full of %j, blocks nobody', (part) => {
  const bodyHtml = `{{otp}}<${filled(part, MAX_TEMPLATE_HTML)}`
  const template = { type: 'OTP', bodyText: 'Code {{otp}}', bodyHtml } as const
  expect(cpuSeconds(() => orRejection(() => requireSound(template)))).toBeLessThan(MAX_SECONDS)
})
