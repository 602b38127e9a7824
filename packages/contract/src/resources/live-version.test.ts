import { expect, test } from '@jest/globals'
import { liveVersion, liveVersionAt } from './live-version.ts'

const versions = [
  { number: 4, status: 'DRAFT' as const, publishedAt: null, deletedAt: null },
  { number: 3, status: 'DELETED' as const, publishedAt: '2026-03-01', deletedAt: '2026-04-01' },
  { number: 2, status: 'PUBLISHED' as const, publishedAt: '2026-02-01', deletedAt: null },
  { number: 1, status: 'PUBLISHED' as const, publishedAt: '2026-01-01', deletedAt: null },
]

test('the live version is the last published one that is not deleted', () => {
  expect(liveVersion(versions)?.number).toBe(2)
  expect(liveVersion([])).toBeUndefined()
})

test.each([
  ['2025-12-31', undefined],
  ['2026-01-01', 1],
  ['2026-02-15', 2],
  ['2026-03-15', 3],
  ['2026-04-01', 2],
])('on %s, version %s was live', (day, number) => {
  expect(liveVersionAt(versions, new Date(day))?.number).toBe(number)
})
