import { expect, test } from '@jest/globals'
import { PERMISSIONS } from '../permission-table.ts'
import { areaOf, isDeclaredName } from './declared-permission.ts'

test('no specified permission can be taken for a declared one', () => {
  expect(PERMISSIONS.filter((name) => name.startsWith('x.'))).toEqual([])
})

test('the area of a bundle is its name without the scope', () => {
  expect(areaOf('@portal/fee-rates')).toBe('x.fee-rates.')
})

test.each(['x.fees.close', 'x.fees.refund.create', 'x.fee-rates.refund2.create'])('%s is a name', (name) => {
  expect(isDeclaredName(name)).toBe(true)
})

test.each([
  'fees.refund.create',
  'x.fees',
  'x.fees.',
  'x.fees..create',
  'x.fees.Refund',
  'x.fees.refund create',
  ' x.fees.refund',
  'x.fees.refund\n',
  `x.fees.${'a'.repeat(100)}`,
])('%j is not one', (name) => {
  expect(isDeclaredName(name)).toBe(false)
})
