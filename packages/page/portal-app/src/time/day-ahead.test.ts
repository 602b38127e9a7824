import { afterEach, expect, jest, test } from '@jest/globals'
import { timeZone } from '@portal/ui/frame'
import { dayAhead } from './day-ahead.ts'

afterEach(() => {
  jest.useRealTimers()
  timeZone.set('browser')
})

test.each([
  ['Asia/Tokyo', '2026-11-20T20:00:00Z', 0, '2026-11-21'],
  ['America/New_York', '2026-11-21T01:00:00Z', 0, '2026-11-20'],
  ['Asia/Tokyo', '2026-11-20T20:00:00Z', 30, '2026-12-21'],
  // The clocks go back on the way.
  ['Europe/Warsaw', '2026-10-24T22:30:00Z', 7, '2026-11-01'],
])('in %s at %s, the day in %i days is %s', (zone, now, days, expected) => {
  timeZone.set(zone)
  jest.useFakeTimers({ now: new Date(now) })
  expect(dayAhead(days)).toBe(expected)
})
