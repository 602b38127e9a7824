import { expect, test } from '@jest/globals'
import { e164 } from './e164.ts'

test.each([
  ['07700 900001', 'GB', '+447700900001'],
  ['7700900001', 'GB', '+447700900001'],
  ['+48 600 100 200', 'GB', '+48600100200'],
  ['600-100-200', 'PL', '+48600100200'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  // The zero belongs to the number.
  ['07 00 00 00 00', 'CI', '+2250700000000'],
])('converts %s in %s to %s', (written, country, expected) => {
  expect(e164(written, country)).toBe(expected)
})

test.each([
  ['12', 'GB'],
  ['one.card@consumer.example', 'GB'],
  ['07700900001234567', 'GB'],
  ['600100200', 'AQ'],
])('rejects %s in %s', (written, country) => {
  expect(e164(written, country)).toBeUndefined()
})
