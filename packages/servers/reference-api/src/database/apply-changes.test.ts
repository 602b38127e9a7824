import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { applyChanges } from './apply-changes.ts'
import { changesBetween } from './changes-between.ts'

/** Records of the product have no member named like an inherited member of objects. */
const INHERITED =
  /"(__\w+__|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|to\w*String|valueOf)"/
const plain = fc
  .json({ maxDepth: 4 })
  .filter((text) => !INHERITED.test(text))
  .map((text) => ({ value: JSON.parse(text) }))

test('applies the changes between two records to get from the first to the second', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(applyChanges(before, changesBetween(before, after))).toEqual(after)
    }),
    { numRuns: 1000 },
  )
})

test('handles lists that grow, shrink and change in the middle', () => {
  const number = fc.array(fc.record({ name: fc.nat(3), tags: fc.array(fc.nat(3), { maxLength: 4 }) }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(number, number, (before, after) => {
      const changes = changesBetween({ rules: before }, { rules: after })
      expect(applyChanges({ rules: before }, changes)).toEqual({ rules: after })
    }),
    { numRuns: 1000 },
  )
})

test('does not modify the original record', () => {
  const before = { list: [1, 2], inner: { a: 1 } }
  applyChanges(before, changesBetween(before, { list: [1], inner: { a: 2 } }))
  expect(before).toEqual({ list: [1, 2], inner: { a: 1 } })
})
