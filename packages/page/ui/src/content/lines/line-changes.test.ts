import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { lineChanges } from './line-changes.ts'

const lines = (text: string) => text.split('')

/** Applies the changes to the first text. */
function applied(before: readonly string[], after: readonly string[]): string[] {
  let at = 0
  const parts = lineChanges(before, after).flatMap((change) => {
    const kept = before.slice(at, change.before.from)
    at = change.before.to
    return [...kept, ...after.slice(change.after.from, change.after.to)]
  })
  return [...parts, ...before.slice(at)]
}

test.each([
  ['abc', 'abc', []],
  ['abc', 'axc', [[1, 2, 1, 2]]],
  ['abc', 'ac', [[1, 2, 1, 1]]],
  ['ac', 'abc', [[1, 1, 1, 2]]],
  ['', 'ab', [[0, 0, 0, 2]]],
  [
    'aXbYc',
    'aPbQc',
    [
      [1, 2, 1, 2],
      [3, 4, 3, 4],
    ],
  ],
  ['}}}x', '}}x', [[2, 3, 2, 2]]],
])('from %j to %j', (before, after, expected) => {
  const found = lineChanges(lines(before), lines(after))
  expect(found.map(({ before: old, after: young }) => [old.from, old.to, young.from, young.to])).toEqual(
    expected,
  )
})

test('turns one text into the other, for any texts', () => {
  const text = fc.array(fc.constantFrom('', 'a', 'b', 'c', 'd', '}'), { maxLength: 30 })
  fc.assert(
    fc.property(text, text, (before, after) => expect(applied(before, after)).toEqual(after)),
    { numRuns: 300 },
  )
})

test('compares a megabyte with every third line changed', () => {
  const before = Array.from({ length: 24_000 }, (_, at) =>
    at % 5 === 0 ? '  }' : `  "key${at}": "some value of it",`,
  )
  const after = before.map((line, at) => (at % 3 === 0 ? `${line} ` : line))
  expect(applied(before, after)).toEqual(after)
})
