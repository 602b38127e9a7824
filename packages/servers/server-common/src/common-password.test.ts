import { expect, test } from '@jest/globals'
import { isCommonPassword } from './common-password.ts'

test.each([
  'password',
  'Password1234',
  'P@ssw0rd2026!',
  'Qwerty123456!',
  '123!Welcome456',
  'Iloveyou-2026',
  'M0nkey..2026..',
])('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'ClickToPay-2026',
  'Cl1ck-2-P@y!',
  'EMV.Checkout.99',
  'Operations-Portal-1',
  '2026!Secure Remote Commerce',
])('%s has only words of the program', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'Portal of the old Town 7',
  'Correct-Horse-9',
  'A-fresh-Start-2',
  'three small boats at sea',
  'Żółta łódź 2026',
])('%s is not a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
