import { expect, test } from '@jest/globals'
import { cpuSeconds } from '../testing/cpu-seconds.ts'
import { isTooDeep } from './nesting.ts'

test('accepts ordinary bodies, however wide', () => {
  expect(isTooDeep(JSON.stringify({ list: Array.from({ length: 1000 }, () => ({ a: [1] })) }))).toBe(false)
})

test('thousands of levels are too deep', () => {
  expect(isTooDeep(`${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`)).toBe(true)
})

test.each([
  ['an unterminated text', '"', ''],
  ['a text that ends in the middle of an escape', '"', '\\'],
])('%s is read once, not once per character', (_, begin, end) => {
  const read = () => expect(isTooDeep(`${begin}${'\\"'.repeat(1_000_000)}${end}`)).toBe(false)
  expect(cpuSeconds(read)).toBeLessThan(10)
})

test('ignores brackets inside a text', () => {
  expect(isTooDeep(JSON.stringify({ text: '[{"'.repeat(200) }))).toBe(false)
})
