import { expect, test } from '@jest/globals'
import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { canaryLines, watchedLines } from './canary-lines.ts'

const none = { sessions: 0, failed: 0 }
const state: CanaryState = {
  bundle: '@portal/users',
  version: '1.5.0',
  since: '2026-03-01T08:00:00.000Z',
  verdict: 'undecided',
  canary: { sessions: 12, failed: 1 },
  stable: { sessions: 40, failed: 0 },
  parts: { canary: none, stable: none },
  exposure: [],
  timeline: [],
}

test('shows the sessions of a canary beside those of the stable version', () => {
  expect(canaryLines(state)).toEqual([
    '  @portal/users 1.5.0: undecided',
    '    failed sessions: 1 of 12, stable 0 of 40',
  ])
})

test('shows cards and commands, and that a slower canary is held', () => {
  const parts = { canary: { sessions: 30, failed: 2 }, stable: { sessions: 90, failed: 1 } }
  const speed = { canaryMs: 410, stableMs: 180, isSlower: true }
  expect(canaryLines({ ...state, parts, speed })).toEqual([
    '  @portal/users 1.5.0: slower than stable, does not advance',
    '    failed sessions: 1 of 12, stable 0 of 40',
    '    of cards and commands: 2 of 30, stable 1 of 90',
    '    three of four shown within 410 ms, stable 180 ms',
  ])
})

test('shows until when a promoted version is watched, and why it cannot be rolled back', () => {
  const problem = '@portal/fees 2.0.0 needs @portal/users 1.5.0.'
  expect(watchedLines({ ...state, verdict: 'failed', until: '2026-03-01T09:00:00.000Z', problem })).toEqual([
    '  @portal/users 1.5.0: failed, watched until 2026-03-01 09:00 UTC',
    '    failed sessions: 1 of 12, before 0 of 40',
    '    cannot be rolled back: @portal/fees 2.0.0 needs @portal/users 1.5.0.',
  ])
})
