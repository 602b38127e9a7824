import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RouteRow } from '@portal/routing/route-row.ts'
import { prefetchPages } from './prefetch-pages.ts'

const page = jest.fn(async () => ({ default: () => null }))
const rowAt = (path: `/${string}`): RouteRow => ({
  path,
  label: 'Shops',
  title: 'Shops',
  menu: { group: 'General', item: 'Shops' },
  page,
})

beforeEach(() => {
  page.mockClear()
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

test('prefetches pages of the menu after the first screen is shown', () => {
  prefetchPages([rowAt('/shops')])
  expect(page).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2_000)
  expect(page).toHaveBeenCalledTimes(1)
})

test('prefetches nothing when the browser asks to save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  prefetchPages([rowAt('/other-shops')])
  jest.advanceTimersByTime(2_000)
  expect(page).not.toHaveBeenCalled()
})
