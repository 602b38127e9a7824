import { expect, test } from '@jest/globals'
import { isTooDeep } from './nesting.ts'

test('ordinary bodies pass, however wide', () => {
  expect(isTooDeep(JSON.stringify({ list: Array.from({ length: 1000 }, () => ({ a: [1] })) }))).toBe(false)
})

test('thousands of levels are too deep', () => {
  expect(isTooDeep(`${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`)).toBe(true)
})

test.each([
  ['a text without an end', '"', ''],
  ['a text that ends in the middle of an escape', '"', '\\'],
])('%s is read once, not once for each of its characters', (_, begin, end) => {
  const begun = performance.now()
  expect(isTooDeep(`${begin}${'\\"'.repeat(1_000_000)}${end}`)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('brackets inside a text are text', () => {
  expect(isTooDeep(JSON.stringify({ text: '[{"'.repeat(200) }))).toBe(false)
})
