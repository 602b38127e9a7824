import { describe, expect, test } from '@jest/globals'
import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import {
  actionInWords,
  differencesInShort,
  lineOfDifference,
  outlookInWords,
  reachInWords,
  sessionsInWords,
  stepsInWords,
} from './release-words.ts'

test('names actions, including ones newer than the page', () => {
  expect(actionInWords('canary.abort')).toBe('Canary aborted')
  expect(actionInWords('cohort.rename')).toBe('Cohort rename')
})

test('names the bundle by its short name, and says what is added and removed', () => {
  const canary = { bundle: '@portal/users', what: 'canary' as const }
  expect(lineOfDifference({ ...canary, to: '1.5.0 for 5%' })).toBe('users: canary 1.5.0 for 5% added')
  expect(lineOfDifference({ ...canary, from: '1.5.0 for 5%' })).toBe('users: canary 1.5.0 for 5% removed')
  expect(lineOfDifference({ bundle: '@portal/users', what: 'leads to', to: '/tasks' })).toBe(
    'users: redirect to /tasks added',
  )
  expect(lineOfDifference({ what: 'frozen', from: 'no', to: 'yes' })).toBe('frozen no → yes')
})

test('names the people and roles that a canary reaches, and leaves out a share of 0%', () => {
  expect(reachInWords({ weight: 5, cohorts: ['ada@program.example'] })).toBe('5% of all, ada@program.example')
  expect(reachInWords({ weight: 0, cohorts: ['ada@program.example'] })).toBe('ada@program.example')
})

test('lists the next steps, and says when the canary is paused', () => {
  expect(stepsInWords({ steps: [25, 50], isPaused: false })).toBe('then 25%, 50%')
  expect(stepsInWords({ steps: [25, 50], isPaused: true })).toBe('paused')
  expect(stepsInWords({ steps: [], isPaused: false })).toBe('no steps left')
})

test('says that a canary ends at the first failure', () => {
  expect(stepsInWords({ steps: [25], isPaused: false, endsAtFirstFailure: true })).toBe(
    'then 25%; ends at the first failure',
  )
})

describe('says what happens next to a canary', () => {
  const canary = { version: '1.5.0', weight: 5, salt: 's', cohorts: [], steps: [25], isPaused: false }
  const none = { sessions: 0, failed: 0 }
  const state: CanaryState = {
    bundle: '@portal/users',
    version: '1.5.0',
    since: '2026-03-01T08:00:00.000Z',
    verdict: 'undecided',
    canary: none,
    stable: none,
    parts: { canary: none, stable: none },
    exposure: [],
    timeline: [],
  }
  const slower = { canaryMs: 400, stableMs: 200, isSlower: true }

  test.each<[string, Parameters<typeof outlookInWords>, RegExp]>([
    ['while it waits for sessions', [{ canary, state }, false], /advances to 25%/],
    ['when it fails', [{ canary, state: { ...state, verdict: 'failed' } }, false], /aborted automatically/],
    ['when it is slower', [{ canary, state: { ...state, speed: slower } }, false], /because it is slower/],
    [
      'when it reaches too few people',
      [{ canary: { ...canary, weight: 0, cohorts: ['ada@program.example'] }, state }, false],
      /^Too few people/,
    ],
    ['when it is paused', [{ canary: { ...canary, isPaused: true }, state }, false], /^Paused/],
    ['when there are no steps', [{ canary: { ...canary, steps: [] }, state }, false], /No steps left/],
    ['while all is frozen', [{ canary, state }, true], /frozen/],
  ])('%s', (_when, [row, isFrozen], words) => {
    expect(outlookInWords(row, isFrozen)).toMatch(words)
  })
})

test('shows sessions with the failed ones and their share', () => {
  expect(sessionsInWords({ sessions: 1, failed: 0 })).toBe('1 session, 0 failed')
  expect(sessionsInWords({ sessions: 12, failed: 1 })).toBe('12 sessions, 1 failed (8%)')
})

test('shortens a long list of changes and counts the rest', () => {
  const many = Array.from({ length: 8 }, (_, number) => ({ what: 'stable' as const, to: `1.0.${number}` }))
  expect(differencesInShort(many.slice(0, 5))).toHaveLength(5)
  expect(differencesInShort(many).slice(-2)).toEqual(['stable 1.0.3 added', 'and 4 more changes'])
})
