import { expect, test } from '@jest/globals'
import { overridesInWords, reachInWords } from './reach-in-words.ts'

test.each([
  [0, 'Applies to no DPA: all of them have another value'],
  [1, 'Applies to 1 DPA that inherits'],
  [1204, 'Applies to 1,204 DPAs that inherit'],
])('a default on which %d payment applications fall back says so', (inheriting, words) => {
  expect(reachInWords({ inheriting })).toBe(words)
})

test.each([
  [{ initiators: 0, dpas: 0 }, 'nobody overrides it'],
  [{ initiators: 0, dpas: 1 }, '1 DPA overrides it'],
  [{ initiators: 40, dpas: 12 }, '40 SRC initiators and 12 DPAs override it'],
])('who overrides it is counted: %j', (counts, words) => {
  expect(overridesInWords(counts)).toBe(words)
})
