import { expect, test } from '@jest/globals'
import { differenceOf } from './beyond-noise.ts'

/** Twelve measurements around a value, as far apart as those of a busy machine. */
const PARTS = [-6, 40, -3, 5, -1, 0, 2, 1, 3, -2, 4, -5]
const around = (value: number, parts = PARTS) => parts.map((part) => value * (1 + part / 100))

test('the same build does not differ, even with one slow visit', () => {
  expect(differenceOf(around(200), around(200, PARTS.toReversed())).isBeyondNoise).toBe(false)
})

test('a build that is a fifth slower differs', () => {
  expect(differenceOf(around(200), around(240, PARTS.toReversed())).isBeyondNoise).toBe(true)
})

test('a difference shows beneath load that affects both alike', () => {
  const { share, isBeyondNoise } = differenceOf(around(200), around(206))
  expect(share).toBeCloseTo(0.03)
  expect(isBeyondNoise).toBe(true)
})

test('one more request differs, since a count has no noise', () => {
  const { from, to, isBeyondNoise } = differenceOf(Array(12).fill(13), Array(12).fill(14))
  expect([from, to]).toEqual([expect.closeTo(1 / 13), expect.closeTo(1 / 13)])
  expect(isBeyondNoise).toBe(true)
})

test('no blocking time before and now is no difference', () => {
  expect(differenceOf(Array(12).fill(0), Array(12).fill(0))).toMatchObject({ share: 0, isBeyondNoise: false })
})
