import { expect, test } from '@jest/globals'
import { zoneLabel, zoneOptions } from './zone-labels.ts'

const JULY = Date.UTC(2026, 6, 1)

test('names zones as they are called today, with what they add to UTC', () => {
  expect(zoneLabel('Asia/Calcutta', JULY)).toBe('Asia/Kolkata (GMT+5:30)')
  expect(zoneLabel('America/New_York', JULY)).toBe('America/New York (GMT-4)')
  expect(zoneLabel('UTC')).toBe('UTC')
})

test('offers each zone once, the browser’s own first', () => {
  const labels = zoneOptions().map(({ label }) => label)
  expect(labels[0]).toMatch(/^Browser \(/)
  expect(labels[1]).toBe('UTC')
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.slice(2)).toEqual(labels.slice(2).toSorted((a, b) => a.localeCompare(b)))
})
