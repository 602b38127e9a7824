import { expect, test } from '@jest/globals'
import { inCurrency, majorOf, minorOf } from './money.ts'

test.each([
  ['EUR', 'JPY', 500],
  ['JPY', 'KWD', 500],
  ['EUR', 'EU', 19.99],
])('keeps the number of an amount when %s becomes %s', (from, to, number) => {
  expect(majorOf(inCurrency(minorOf(number, from), from, to), to)).toBe(number)
})

test('rejects amounts that do not fit their currency', () => {
  expect(minorOf(19.99, 'EUR')).toBe(1999)
  expect(minorOf(100.999, 'EUR')).toBe(10_099.9)
})
