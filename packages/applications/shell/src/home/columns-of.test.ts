import { expect, test } from '@jest/globals'
import { columnsOf } from './columns-of.ts'

const cards = (...lines: number[]) => lines.map((count, place) => ({ place, lines: count }))
const placesIn = (...lines: number[]) =>
  columnsOf(cards(...lines)).map((column) => column.map(({ place }) => place))

test('splits cards into columns of about the same height, in their order', () => {
  expect(placesIn(6, 5, 6, 6, 5)).toEqual([
    [0, 1],
    [2, 3, 4],
  ])
  expect(placesIn(20, 2, 2)).toEqual([[0], [1, 2]])
})

test('gives a single card the whole width', () => {
  expect(placesIn(6)).toEqual([[0]])
})
