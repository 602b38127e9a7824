import { expect, test } from '@jest/globals'
import { closestFirst } from './alike.ts'

test('lists the record of exactly this name first, then those whose names begin with it', () => {
  const entries = ['Café 14', 'Old café 1', 'Café 10', 'Café 1'].map((title) => ({ title }))
  expect(closestFirst(entries, 'cafe 1').map(({ title }) => title)).toEqual([
    'Café 1',
    'Café 14',
    'Café 10',
    'Old café 1',
  ])
})
