import { expect, test } from '@jest/globals'
import { canarySpans, exposureInWords } from './canary-spans.ts'

const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`
const course = {
  bundle: '@portal/users',
  version: '1.5.0',
  since: at(0),
  exposure: [
    { at: at(0), weight: 5, cohorts: 0 },
    { at: at(20), weight: 25, cohorts: 1 },
  ],
  timeline: [
    { at: at(2), sessions: 1, failed: 0 },
    { at: at(12), sessions: 4, failed: 1 },
    { at: at(33), sessions: 4, failed: 2 },
    { at: at(39), sessions: 9, failed: 2 },
  ],
}

test('counts the healthy and the failed sessions of each span, with whom the canary reached', () => {
  const spans = canarySpans(course, at(40))
  expect(spans.map(({ healthy, failed }) => [healthy, failed])).toEqual([
    [1, 0],
    [0, 0],
    [2, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [5, 0],
  ])
  expect(spans.map(({ exposure }) => exposure?.weight)).toEqual([5, 5, 5, 25, 25, 25, 25, 25])
  expect([spans[0]?.from, spans[7]?.until]).toEqual([at(0), at(40)])
})

test('never makes spans shorter than a minute, so that no two have the same label', () => {
  expect(canarySpans(course, at(3))).toHaveLength(3)
  expect(canarySpans({ ...course, timeline: [] }, course.since)).toHaveLength(1)
})

test('counts what was reported after the last refresh', () => {
  const spans = canarySpans(course, at(38))
  expect(spans.reduce((sum, { healthy, failed }) => sum + healthy + failed, 0)).toBe(10)
})

test.each([
  [{ weight: 25, cohorts: 0 }, '25% of all'],
  [{ weight: 0, cohorts: 2 }, '2 named'],
  [{ weight: 5, cohorts: 1 }, '5% of all and 1 named'],
])('says whom it reached: %j', (reach, words) => {
  expect(exposureInWords({ at: at(0), ...reach })).toBe(words)
})
