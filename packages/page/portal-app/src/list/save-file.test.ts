import { afterEach, expect, jest, test } from '@jest/globals'
import { timeZone } from '@portal/ui/frame'
import { saveFile } from './save-file.ts'

const { createObjectURL, revokeObjectURL } = URL

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  timeZone.set('browser')
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

test.each([
  ['America/New_York', '2026-11-21T01:00:00Z', 'users 2026-11-20.csv'],
  ['Asia/Tokyo', '2026-11-20T20:00:00Z', 'users 2026-11-21.csv'],
])('names a file after the day in the preferred time zone: in %s at %s, %s', (zone, now, expected) => {
  timeZone.set(zone)
  jest.useFakeTimers({ now: new Date(now) })
  // jsdom has no addresses for bytes, and does not follow a link.
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined })
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  saveFile('users', 'csv', 'Name')
  expect(names).toEqual([expected])
})

test('keeps the content of a file until the browser has read it', () => {
  jest.useFakeTimers()
  const revoked = jest.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: revoked })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveFile('users', 'csv', 'Name')
  expect(revoked).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60_000)
  expect(revoked).toHaveBeenCalledWith('blob:')
})
