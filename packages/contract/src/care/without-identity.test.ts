import { expect, test } from '@jest/globals'
import { namesIdentity } from './without-identity.ts'

test.each([
  'Asked by jo.field@mail.example.',
  'Wrote from JO@MAIL.EXAMPLE today',
  'Called from +44 7700 900123.',
  'Called from 07700 900 123 twice.',
  'Number (0171) 555-12345 was read back.',
  '+48221234567',
  'Number 600 100 200.',
])('%s names the consumer', (text) => {
  expect(namesIdentity(text)).toBe(true)
})

test.each([
  'Asked for erasure in ticket CARE-1042.',
  'Letter of 2026-11-23 10:42, answered 24.11.2026 11:15.',
  'Case 12345678 of the regulator, answer by 30/11/2026.',
  'Paid 1,200.50 by mistake.',
  'Meet @ the branch office.',
])('%s does not', (text) => {
  expect(namesIdentity(text)).toBe(false)
})
