import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { pageWorthKeeping } from './page-worth-keeping.ts'

const keptOf = (address: string) => {
  const place = pageWorthKeeping(address)
  return place && [place.path, place.kind]
}

test('remembers the details page of a record, whichever of its screens was visited', () => {
  expect(keptOf('/shops/s%2F1')).toEqual(['/shops/s%2F1', 'Shop'])
  expect(keptOf('/shops/s%2F1/audit/keys')).toEqual(['/shops/s%2F1', 'Shop'])
})

test('remembers other screens as visited', () => {
  expect(keptOf('/shops')).toEqual(['/shops', 'Shops'])
})

test('ignores the dashboard and unknown addresses', () => {
  expect([keptOf('/'), keptOf('/nowhere')]).toEqual([undefined, undefined])
})
