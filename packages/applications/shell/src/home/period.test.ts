import { expect, test } from '@jest/globals'
import { spansOf } from './period.ts'

const now = Date.parse('2026-11-20T10:30:00Z')

test('splits a day into twelve columns of two hours', () => {
  const spans = spansOf('24h', now, 'UTC')
  expect(spans).toHaveLength(12)
  expect(spans.at(-1)).toEqual({ from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T10:59:59.999Z' })
})

test('starts each column at a full hour, also in a time zone with half hours', () => {
  const [first] = spansOf('24h', now, 'Asia/Kolkata')
  expect(first?.from).toBe('2026-11-19T10:30:00.000Z')
})

test('splits a week into seven days of the time zone, today last', () => {
  const spans = spansOf('7d', now, 'Asia/Tokyo')
  expect(spans).toHaveLength(7)
  expect(spans[0]).toEqual({ from: '2026-11-13T15:00:00.000Z', to: '2026-11-14T14:59:59.999Z' })
  expect(spans.at(-1)).toEqual({ from: '2026-11-19T15:00:00.000Z', to: '2026-11-20T14:59:59.999Z' })
})

test('has 25 hours on the day the clocks go back', () => {
  const spans = spansOf('14d', Date.parse('2026-11-01T12:00:00Z'), 'Europe/Warsaw')
  const change = spans.find(({ from }) => from === '2026-10-24T22:00:00.000Z')
  expect(change?.to).toBe('2026-10-25T22:59:59.999Z')
})
