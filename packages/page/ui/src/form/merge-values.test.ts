import { expect, test } from '@jest/globals'
import { mergeValues } from './merge-values.ts'

const base = { name: 'Acme', limit: 5, address: { city: 'Paris', zip: '75001' }, brands: ['visa'] }

test('changes of different fields both stay', () => {
  const result = mergeValues(base, { ...base, limit: 9 }, { ...base, name: 'Bolt' })
  expect(result).toEqual({ merged: { ...base, limit: 9, name: 'Bolt' }, conflicts: [] })
})

test('fields of a group are told apart', () => {
  const theirs = { ...base, address: { city: 'Lyon', zip: '75001' } }
  const yours = { ...base, address: { city: 'Paris', zip: '75002' } }
  expect(mergeValues(base, theirs, yours).merged.address).toEqual({ city: 'Lyon', zip: '75002' })
})

test('the same field changed to different values keeps yours and is named', () => {
  const { merged, conflicts } = mergeValues(base, { ...base, name: 'Theirs' }, { ...base, name: 'Yours' })
  expect(merged.name).toBe('Yours')
  expect(conflicts).toEqual([{ name: 'name', base: 'Acme', theirs: 'Theirs', yours: 'Yours' }])
})

test('the same change by both is no conflict', () => {
  const both = { ...base, name: 'Both' }
  expect(mergeValues(base, both, both)).toEqual({ merged: both, conflicts: [] })
})

test('a list counts as one field', () => {
  const theirs = { ...base, brands: ['visa', 'amex'] }
  const yours = { ...base, brands: ['visa', 'discover'] }
  expect(mergeValues(base, theirs, yours).conflicts.map(({ name }) => name)).toEqual(['brands'])
})

test('a field that one side removed is gone', () => {
  const { limit: _, ...theirs } = base
  expect(mergeValues(base, theirs, base).merged.limit).toBeUndefined()
})
