import { describe, expect, test } from '@jest/globals'
import { castsOf } from './casts.ts'
import { isTest, sourceFiles } from './source-files.ts'

/** Casts allowed per thousand lines of the whole repository, excluding tests. */
const MAX_PER_THOUSAND_LINES = 0.36

/** Where types cannot express the relation, in one named place each. */
const BOTTLENECKS = [
  'packages/page/ui/src/form/form.tsx',
  'packages/page/ui/src/layout/lazy-part.ts',
  'packages/page/ui/src/theme/chakra.ts',
]

const counted = sourceFiles()
  .filter((file) => /\.tsx?$/.test(file.path) && !isTest(file))
  .map((file) => ({ ...file, casts: castsOf(file), lines: file.text.trimEnd().split('\n').length }))

function figuresByPackage() {
  const figures: Record<string, number> = {}
  for (const { owner, casts } of counted) figures[owner] = (figures[owner] ?? 0) + casts.length
  return Object.fromEntries(Object.entries(figures).filter(([, count]) => count > 0))
}

const sourceOf = (text: string) => castsOf({ path: 'example.ts', owner: 'build', text })

describe('casts', () => {
  test.each([
    ['a as B', 1],
    ['<B>a', 1],
    ['a!', 1],
    ['a as unknown as B', 2],
    ['Object(a)', 1],
    ["Reflect.get(a, 'b')", 1],
    ['Object.keys(a)', 0],
    ['[1, 2] as const', 0],
    ['// a as B', 0],
    ['a satisfies B', 0],
  ])('in %s there are %d', (text, count) => {
    expect(sourceOf(text)).toHaveLength(count)
  })

  test('are few', () => {
    const lines = counted.reduce((sum, file) => sum + file.lines, 0)
    const casts = counted.reduce((sum, file) => sum + file.casts.length, 0)
    const max = Math.floor((lines / 1000) * MAX_PER_THOUSAND_LINES)
    // The figures show where to look when there are too many.
    expect({ isFew: casts <= max, max, casts, ...figuresByPackage() }).toMatchObject({ isFew: true })
  })

  test('are absent from applications', () => {
    const found = counted.filter(
      ({ path, casts }) => path.startsWith('packages/applications/') && casts.length > 0,
    )
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('between unrelated types occur only in bottlenecks', () => {
    const doubles = counted.filter(({ casts }) => casts.some(({ isDouble }) => isDouble))
    expect(doubles.map(({ path }) => path).filter((path) => !BOTTLENECKS.includes(path))).toEqual([])
  })
})
