import { afterEach, expect, jest, test } from '@jest/globals'
import { timeZone } from '@portal/ui/frame'
import { expiringSoon, subjectFilters, subjectViews } from './subject-filters.ts'

afterEach(() => {
  jest.useRealTimers()
  timeZone.set('browser')
})

test('expiring certificates are those of today and the next days in the preferred time zone', () => {
  timeZone.set('Asia/Tokyo')
  jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') })
  const expiry = subjectFilters([]).find(({ name }) => name === 'keyExpiresTo')
  expect(expiry?.options.map(({ value }) => value)).toEqual([
    '2026-11-21',
    '2026-11-28',
    '2026-12-21',
    '2027-02-19',
  ])
  expect(subjectViews().map(({ query }) => query)).toContain('keyExpiresTo=2026-12-21&sort=keyExpiresAt')
  expect(expiringSoon()).toBe('2026-12-21')
})
