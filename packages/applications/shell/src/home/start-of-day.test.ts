import { expect, test } from '@jest/globals'
import { startOfDay } from './start-of-day.ts'

test.each([
  ['2026-11-20T10:30:00Z', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T10:30:00Z', 'Asia/Tokyo', '2026-11-19T15:00:00.000Z'],
  ['2026-11-20T02:30:00Z', 'America/New_York', '2026-11-19T05:00:00.000Z'],
  // The last Sunday in October: the clocks went back at 3:00.
  ['2026-10-25T12:00:00Z', 'Europe/Warsaw', '2026-10-24T22:00:00.000Z'],
])('the day of %s in %s began at %s', (at, zone, expected) => {
  expect(new Date(startOfDay(Date.parse(at), zone)).toISOString()).toBe(expected)
})
