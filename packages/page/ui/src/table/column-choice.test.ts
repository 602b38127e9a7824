import { expect, test } from '@jest/globals'
import { listedOrder, moved } from './column-choice.ts'

const choice = {
  columns: ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key })),
  usual: ['a', 'b'],
  choose: () => undefined,
}

test('lists hidden columns after those shown', () => {
  expect(listedOrder({ ...choice, shown: ['d', 'a'] })).toEqual(['d', 'a', 'b', 'c'])
})

test('moves a column past hidden ones, which stay in place', () => {
  expect(moved(['a', 'b', 'c', 'd'], ['a', 'c', 'd'], 'c', -1)).toEqual(['c', 'b', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], ['a', 'c'], 'a', 1)).toEqual(['c', 'b', 'a', 'd'])
})

test('keeps the first column first', () => {
  expect(moved(['a', 'b'], ['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
})
