import { expect, test } from '@jest/globals'
import { mailCause } from './mail-failure.ts'

test.each([
  ['ESOCKET', 'the mail server does not answer'],
  ['EENVELOPE 550', 'the mail server refused the address (550)'],
  ['EMESSAGE 451', 'the mail server refused the email (451)'],
  ['UNKNOWN', 'the mail server refused the email'],
])('explains %s', (failure, cause) => {
  expect(mailCause(failure)).toBe(cause)
})
