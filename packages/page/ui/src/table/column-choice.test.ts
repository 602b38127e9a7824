import { expect, test } from '@jest/globals'
import { listedOrder, moved } from './column-choice.ts'

const choice = {
  columns: ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key })),
  usual: ['a', 'b'],
  choose: () => undefined,
}

test('hidden columns stand behind those that are shown', () => {
  expect(listedOrder({ ...choice, shown: ['d', 'a'] })).toEqual(['d', 'a', 'b', 'c'])
})

test('a column passes those that are hidden, which stay where they are', () => {
  expect(moved(['a', 'b', 'c', 'd'], ['a', 'c', 'd'], 'c', -1)).toEqual(['c', 'b', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], ['a', 'c'], 'a', 1)).toEqual(['c', 'b', 'a', 'd'])
})

test('the first column stays first', () => {
  expect(moved(['a', 'b'], ['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
})
