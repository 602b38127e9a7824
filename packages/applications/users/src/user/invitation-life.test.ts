import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { timeZone } from '@portal/ui/frame'
import { invitationLife } from './invitation-life.ts'

beforeEach(() => timeZone.set('UTC'))
afterEach(() => timeZone.set('browser'))

const now = Date.parse('2026-11-20T12:00:00Z')
const createdAt = '2026-01-01T00:00:00Z'

test.each([
  ['2026-11-20T10:00:00Z', 'Expires in 7 days'],
  ['2026-11-14T13:00:00Z', 'Expires tomorrow'],
  ['2026-11-13T13:00:00Z', 'Expires today'],
  ['2026-11-13T12:00:00Z', 'Expired'],
])('an invitation of %s: %s', (invitedAt, words) => {
  expect(invitationLife({ invitedAt, createdAt }, now)).toBe(words)
})

test.each([
  ['in 47 hours, the day after tomorrow', 'UTC', '2026-11-16T09:00Z', '2026-11-11T08:00Z', 'in 2 days'],
  ['in the morning, seen late in the evening', 'UTC', '2026-11-16T22:00Z', '2026-11-10T08:00Z', 'tomorrow'],
  ['right before midnight', 'UTC', '2026-11-16T09:00Z', '2026-11-09T23:59Z', 'today'],
  ['at midnight', 'UTC', '2026-11-16T09:00Z', '2026-11-10T00:00Z', 'tomorrow'],
  ['tomorrow only in UTC', 'America/New_York', '2026-11-16T20:00Z', '2026-11-10T03:00Z', 'today'],
  ['tomorrow only in Tokyo', 'Asia/Tokyo', '2026-11-16T09:00Z', '2026-11-09T20:00Z', 'tomorrow'],
  // The clocks go forward on March 29.
  ['after a day of 23 hours', 'Europe/Warsaw', '2026-03-28T22:30Z', '2026-03-22T22:30Z', 'in 2 days'],
])('counts the calendar days of the preferred time zone: %s', (_, zone, at, invitedAt, words) => {
  timeZone.set(zone)
  expect(invitationLife({ invitedAt, createdAt }, Date.parse(at))).toBe(`Expires ${words}`)
})
