import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { collisionsIn, mergedText, mergeLines } from './line-merge.ts'

const base = 'one\ntwo\nthree\nfour\nfive'
const merge = (theirs: string, yours: string) => mergeLines(base, theirs, yours)

test('keeps changes to different lines', () => {
  const merged = merge('ONE\ntwo\nthree\nfour\nfive', 'one\ntwo\nthree\nfour\nFIVE\nsix')
  expect(collisionsIn(merged)).toEqual([])
  expect(mergedText(merged)).toBe('ONE\ntwo\nthree\nfour\nFIVE\nsix')
})

test('keeps changes to neighboring lines', () => {
  const merged = merge('one\nTWO\nthree\nfour\nfive', 'one\ntwo\nTHREE\nfour\nfive')
  expect(mergedText(merged)).toBe('one\nTWO\nTHREE\nfour\nfive')
})

test('does not report identical changes as a conflict', () => {
  const both = 'one\n2\nthree\nfour\nfive'
  expect(collisionsIn(merge(both, both))).toEqual([])
  expect(mergedText(merge(both, both))).toBe(both)
})

test('keeps your lines in a conflict until theirs are chosen', () => {
  const merged = merge('one\nTHEIRS\nthree\nfour\nfive!', 'one\nYOURS\nthree\nfour\nfive')
  const [collision, ...others] = collisionsIn(merged)
  expect(collision).toEqual({ base: ['two'], theirs: ['THEIRS'], yours: ['YOURS'], line: 2 })
  expect(others).toEqual([])
  expect(mergedText(merged)).toBe('one\nYOURS\nthree\nfour\nfive!')
  if (collision) {
    expect(mergedText(merged, new Map([[collision, 'theirs']]))).toBe('one\nTHEIRS\nthree\nfour\nfive!')
  }
})

test('reports a conflict when both insert at the same place', () => {
  const merged = merge('one\ntheirs\ntwo\nthree\nfour\nfive', 'one\nyours\ntwo\nthree\nfour\nfive')
  expect(collisionsIn(merged)).toMatchObject([{ base: [], theirs: ['theirs'], yours: ['yours'] }])
})

test('reports a conflict when one removes lines that the other changed', () => {
  const merged = merge('one\nthree\nfour\nfive', 'one\ntwo!\nthree\nfour\nfive')
  expect(collisionsIn(merged)).toMatchObject([{ theirs: [], yours: ['two!'] }])
})

const text = fc
  .array(fc.constantFrom('', 'a', 'b', 'c', '}'), { maxLength: 12 })
  .map((lines) => lines.join('\n'))

test("takes the other side's text when you changed nothing", () => {
  fc.assert(
    fc.property(text, text, (origin, changed) => {
      expect(mergedText(mergeLines(origin, changed, origin))).toBe(changed)
      expect(mergedText(mergeLines(origin, origin, changed))).toBe(changed)
    }),
  )
})

test('keeps every change in the merge or in a conflict', () => {
  fc.assert(
    fc.property(text, text, text, (origin, theirs, yours) => {
      const merged = mergeLines(origin, theirs, yours)
      const all = new Set(merged.flatMap(({ lines, collision }) => [...lines, ...(collision?.theirs ?? [])]))
      const known = new Set(origin.split('\n'))
      const added = [...theirs.split('\n'), ...yours.split('\n')].filter((line) => !known.has(line))
      expect(added.filter((line) => !all.has(line))).toEqual([])
    }),
  )
})
