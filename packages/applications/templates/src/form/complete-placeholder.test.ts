import { expect, test } from '@jest/globals'
import { completePlaceholder } from './complete-placeholder.ts'

const complete = completePlaceholder('OTP')

test.each(['Code', '{', 'a {{otp}} b'])('behind %j nothing is offered', (line) => {
  expect(complete(line)).toBeUndefined()
})

test.each([
  ['Code {{', '{{'],
  ['{{otp}} {{ma', '{{ma'],
])('behind %j the placeholders of the message are offered', (line, typed) => {
  const offered = complete(line)
  expect(offered?.typed).toBe(typed)
  expect(offered?.options.map(({ label }) => label)).toContain('{{maskedIdentity}}')
})
