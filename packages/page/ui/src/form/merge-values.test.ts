import { expect, test } from '@jest/globals'
import { mergeValues } from './merge-values.ts'

const base = { name: 'Acme', limit: 5, address: { city: 'Paris', zip: '75001' }, brands: ['visa'] }

test('keeps changes to different fields', () => {
  const result = mergeValues(base, { ...base, limit: 9 }, { ...base, name: 'Bolt' })
  expect(result).toEqual({ merged: { ...base, limit: 9, name: 'Bolt' }, conflicts: [] })
})

test('tells fields of a group apart', () => {
  const theirs = { ...base, address: { city: 'Lyon', zip: '75001' } }
  const yours = { ...base, address: { city: 'Paris', zip: '75002' } }
  expect(mergeValues(base, theirs, yours).merged.address).toEqual({ city: 'Lyon', zip: '75002' })
})

test('keeps your value of a field that both changed, and reports it', () => {
  const { merged, conflicts } = mergeValues(base, { ...base, name: 'Theirs' }, { ...base, name: 'Yours' })
  expect(merged.name).toBe('Yours')
  expect(conflicts).toEqual([{ name: 'name', base: 'Acme', theirs: 'Theirs', yours: 'Yours' }])
})

test('does not report identical changes as a conflict', () => {
  const both = { ...base, name: 'Both' }
  expect(mergeValues(base, both, both)).toEqual({ merged: both, conflicts: [] })
})

test('treats a list as one field', () => {
  const theirs = { ...base, brands: ['visa', 'amex'] }
  const yours = { ...base, brands: ['visa', 'discover'] }
  expect(mergeValues(base, theirs, yours).conflicts.map(({ name }) => name)).toEqual(['brands'])
})

test('removes a field that one side removed', () => {
  const { limit: _, ...theirs } = base
  expect(mergeValues(base, theirs, base).merged.limit).toBeUndefined()
})
