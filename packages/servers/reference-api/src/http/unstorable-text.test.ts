import { expect, test } from '@jest/globals'
import { unstorableText } from './unstorable-text.ts'

test.each([
  [{ a: [{ b: 'x\u0000' }] }, ['a', '0', 'b']],
  [{ a: { b: '\ud800' } }, ['a', 'b']],
  [{ a: { 'x\u0000': 1 } }, ['a']],
  [{ a: 'written as \\u0000' }, undefined],
  [{ a: '𝒳' }, undefined],
  [undefined, undefined],
])('in %j, found at %j', (body, path) => {
  expect(unstorableText(body)).toEqual(path)
})
