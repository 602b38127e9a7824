import { expect, test } from '@jest/globals'
import { isTooDeep } from './nesting.ts'

test('ordinary bodies pass, however wide', () => {
  expect(isTooDeep(JSON.stringify({ list: Array.from({ length: 1000 }, () => ({ a: [1] })) }))).toBe(false)
})

test('thousands of levels are too deep', () => {
  expect(isTooDeep(`${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`)).toBe(true)
})

test('brackets inside a text are text', () => {
  expect(isTooDeep(JSON.stringify({ text: '[{"'.repeat(200) }))).toBe(false)
})
