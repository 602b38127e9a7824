import { expect, test } from '@jest/globals'
import { findingOf } from './doctor-of-webhooks.ts'

test('says how many webhooks there are, and why one fails', () => {
  const chat = { name: 'chat', waiting: 0 }
  const dead = {
    name: 'tickets',
    waiting: 2,
    failingSince: '2026-11-20T09:00:00.000Z',
    problem: 'It answers 500.',
  }
  expect(findingOf([])).toMatchObject({ isFine: true, says: 'none set up' })
  expect(findingOf([chat])).toMatchObject({ isFine: true, says: '1 webhook without failures' })
  expect(findingOf([chat, dead])).toMatchObject({
    isFine: false,
    says: expect.stringMatching(
      /^1 of 2 webhooks fails?\. tickets fails since .*, 2 events waiting: It answers 500\.$/,
    ),
  })
})
