import { expect, test } from '@jest/globals'
import { invitationLife } from './invitation-life.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T10:00:00Z', 'Expires in 6 days'],
  ['2026-11-14T13:00:00Z', 'Expires tomorrow'],
  ['2026-11-13T13:00:00Z', 'Expires today'],
  ['2026-11-13T12:00:00Z', 'Expired'],
])('an invitation of %s: %s', (invitedAt, words) => {
  expect(invitationLife({ invitedAt, createdAt: '2026-01-01T00:00:00Z' }, now)).toBe(words)
})
