import { expect, test } from '@jest/globals'
import { overridesInWords, reachInWords } from './reach-in-words.ts'

test.each([
  [0, 'Inherited by no DPA'],
  [1, 'Inherited by 1 DPA'],
  [1204, 'Inherited by 1,204 DPAs'],
])('shows how many of %d payment applications inherit a default', (inheriting, words) => {
  expect(reachInWords({ inheriting })).toBe(words)
})

test.each([
  [{ initiators: 0, dpas: 0 }, 'no overrides'],
  [{ initiators: 0, dpas: 1 }, '1 DPA overrides it'],
  [{ initiators: 40, dpas: 12 }, '40 SRC initiators and 12 DPAs override it'],
])('counts overrides: %j', (counts, words) => {
  expect(overridesInWords(counts)).toBe(words)
})
