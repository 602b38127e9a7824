import { expect, test } from '@jest/globals'
import { sizeInWords } from './size-in-words.ts'

test.each([
  [1, '1 byte'],
  [241, '241 bytes'],
  [2_048, '2 kB'],
  [103_180_000, '98.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
