import { expect, test } from '@jest/globals'
import { completePlaceholder } from './complete-placeholder.ts'

const complete = completePlaceholder('OTP')

test.each(['Code', '{', 'a {{otp}} b'])('offers nothing after %j', (line) => {
  expect(complete(line)).toBeUndefined()
})

test.each([
  ['Code {{', '{{'],
  ['{{otp}} {{ma', '{{ma'],
])("offers the message's placeholders after %j", (line, typed) => {
  const offered = complete(line)
  expect(offered?.typed).toBe(typed)
  expect(offered?.options.map(({ label }) => label)).toContain('{{maskedIdentity}}')
})
