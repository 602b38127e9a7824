import { afterEach, expect, test } from '@jest/globals'
import { timeZone } from '../theme/time-zone.ts'
import { timeAxis } from './time-axis.ts'

afterEach(() => timeZone.set('browser'))

const axis = (from: string, to: string) => timeAxis(from, to)

test('puts ticks on the days of the preferred time zone', () => {
  timeZone.set('Asia/Tokyo')
  const { ticks, place } = axis('2026-11-20T00:00:00Z', '2026-11-24T00:00:00Z')
  // Midnight of November 21 in Tokyo.
  expect(ticks[0]).toEqual({ place: place('2026-11-20T15:00:00Z'), label: 'Nov 21' })
})

test('labels less than two days with hours', () => {
  timeZone.set('UTC')
  const { ticks } = axis('2026-11-20T00:00:00Z', '2026-11-20T12:00:00Z')
  expect(ticks.map(({ label }) => label)).toContain('3:00 AM')
})

test('draws times outside its range at the nearest end', () => {
  const { place } = axis('2026-11-20T00:00:00Z', '2026-11-24T00:00:00Z')
  expect(place('2025-01-01T00:00:00Z')).toBe(0)
  expect(place('2027-01-01T00:00:00Z')).toBe(100)
})

test('works when it starts and ends at the same time', () => {
  const at = '2026-11-20T00:00:00Z'
  expect(axis(at, at).place(at)).toBe(0)
})
