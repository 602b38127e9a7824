import { afterEach, expect, test } from '@jest/globals'
import { timeZone } from '@portal/ui/frame'
import { boundsOfDay, fromZonedInput, startOfDay, toZonedInput, zoneHint } from './zoned-time.ts'

afterEach(() => timeZone.set('browser'))

test.each([
  ['Asia/Tokyo', '2026-05-03T14:00', '2026-05-03T05:00:00.000Z'],
  ['America/New_York', '2026-05-03T22:30', '2026-05-04T02:30:00.000Z'],
  // The clocks went forward at 2:00.
  ['Europe/Warsaw', '2026-03-29T03:15', '2026-03-29T01:15:00.000Z'],
])('in %s, %s is %s', (zone, entered, moment) => {
  timeZone.set(zone)
  expect(fromZonedInput(entered)?.toISOString()).toBe(moment)
  expect(toZonedInput(moment)).toBe(entered)
  expect(zoneHint()).toBe(`In the time zone ${zone}.`)
})

test.each(['', '2026-05-03', 'soon'])('"%s" is not a time', (entered) => {
  expect(fromZonedInput(entered)).toBeUndefined()
})

test.each([
  ['2026-11-20T10:30:00Z', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T10:30:00Z', 'Asia/Tokyo', '2026-11-19T15:00:00.000Z'],
  ['2026-11-20T02:30:00Z', 'America/New_York', '2026-11-19T05:00:00.000Z'],
  // The last Sunday in October: the clocks went back at 3:00.
  ['2026-10-25T12:00:00Z', 'Europe/Warsaw', '2026-10-24T22:00:00.000Z'],
])('the day of %s in %s began at %s', (at, zone, expected) => {
  expect(new Date(startOfDay(Date.parse(at), zone)).toISOString()).toBe(expected)
})

test.each([
  ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
  ['Asia/Tokyo', '2026-12-31', '2026-12-30T15:00:00.000Z', '2026-12-31T14:59:59.999Z'],
  // A day of 23 hours.
  ['Europe/Warsaw', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
])('in %s, %s lasts from %s to %s', (zone, day, first, last) => {
  timeZone.set(zone)
  expect(boundsOfDay(day)).toEqual({ first, last })
})
