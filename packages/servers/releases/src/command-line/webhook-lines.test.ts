import { expect, test } from '@jest/globals'
import { webhookLine } from './webhook-lines.ts'

test('shows an address that receives events, and since when one fails', () => {
  const failing = { failingSince: '2026-03-01T08:00:00.000Z', problem: 'It answers 503.' }
  expect(webhookLine({ name: 'chat', waiting: 0 })).toMatch(/^ {2}chat +receives events$/)
  expect(webhookLine({ name: 'tickets', waiting: 1, ...failing })).toMatch(
    /^ {2}tickets +FAILS since 2026-03-01 08:00 UTC, 1 event waiting: It answers 503\.$/,
  )
})
