import { expect, test } from '@jest/globals'
import { durationInWords, refreshMsOf, refreshMsOfAll, spanInWords } from './task-times.ts'

const progress = {
  total: 100,
  processed: 40,
  succeeded: 40,
  failed: 0,
  skipped: 0,
  percent: 40,
  ratePerSecond: 10,
  etaSeconds: 65,
}
const now = Date.parse('2026-11-20T12:00:00Z')
const createdAt = '2026-11-20T11:59:00Z'

test.each([
  [0.4, '0 sec'],
  [59, '59 sec'],
  [125, '2 min 5 sec'],
  [3_725, '1 hr 2 min'],
])('formats %d seconds as %s', (seconds, words) => {
  expect(spanInWords(seconds)).toBe(words)
})

test('shows how long an ended task took', () => {
  const times = { createdAt, startedAt: '2026-11-20T11:59:10Z', finishedAt: '2026-11-20T11:59:40Z' }
  expect(durationInWords({ status: 'COMPLETED', progress, ...times })).toBe('30 sec')
})

test('shows the time left of a running task, if known', () => {
  const times = { createdAt, startedAt: createdAt, finishedAt: null }
  expect(durationInWords({ status: 'RUNNING', progress, ...times })).toBe('1 min 5 sec left')
  const unknown = { ...progress, etaSeconds: null }
  expect(durationInWords({ status: 'RUNNING', progress: unknown, ...times })).toBeUndefined()
})

test('refreshes a running task often, later less often, and never after it ended', () => {
  expect(refreshMsOf({ status: 'RUNNING', createdAt }, now)).toBe(2_000)
  expect(refreshMsOf({ status: 'RUNNING', createdAt: '2026-11-20T11:00:00Z' }, now)).toBe(10_000)
  expect(refreshMsOf({ status: 'COMPLETED', createdAt }, now)).toBe(false)
})

test('refreshes a list without running tasks now and then', () => {
  expect(refreshMsOfAll([{ status: 'COMPLETED', createdAt }])).toBe(30_000)
  expect(refreshMsOfAll([])).toBe(30_000)
})
