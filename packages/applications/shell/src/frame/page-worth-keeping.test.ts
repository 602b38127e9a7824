import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { pageWorthKeeping } from './page-worth-keeping.ts'

const keptOf = (address: string) => {
  const place = pageWorthKeeping(address)
  return place && [place.path, place.kind]
}

test('of a record its own page is kept, whichever of its screens was visited', () => {
  expect(keptOf('/shops/s%2F1')).toEqual(['/shops/s%2F1', 'Shop'])
  expect(keptOf('/shops/s%2F1/audit/keys')).toEqual(['/shops/s%2F1', 'Shop'])
})

test('of other screens the page itself', () => {
  expect(keptOf('/shops')).toEqual(['/shops', 'Shops'])
})

test('neither the dashboard nor an address of no screen is kept', () => {
  expect([keptOf('/'), keptOf('/nowhere')]).toEqual([undefined, undefined])
})
