import { describe, expect, test } from '@jest/globals'
import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import {
  actionInWords,
  differenceInWords,
  differencesInShort,
  outlookInWords,
  reachInWords,
  sessionsInWords,
  stepsInWords,
} from './release-words.ts'

test('an action is told in words, one that is newer than the page, too', () => {
  expect(actionInWords('canary.abort')).toBe('Canary aborted')
  expect(actionInWords('cohort.rename')).toBe('Cohort rename')
})

test('a change names the bundle by its short name, and what there was not before', () => {
  expect(differenceInWords({ bundle: '@portal/users', what: 'canary', to: '1.5.0 for 5 %' })).toBe(
    'users: canary none → 1.5.0 for 5 %',
  )
  expect(differenceInWords({ what: 'frozen', from: 'no', to: 'yes' })).toBe('frozen no → yes')
})

test('whom a canary reaches names people and roles; a share of nobody is not named', () => {
  expect(reachInWords({ weight: 5, cohorts: ['ada@program.example'] })).toBe(
    '5 % of all, ada@program.example',
  )
  expect(reachInWords({ weight: 0, cohorts: ['ada@program.example'] })).toBe('ada@program.example')
})

test('the steps to come are told, and that somebody has paused them', () => {
  expect(stepsInWords({ steps: [25, 50], isPaused: false })).toBe('then 25 %, 50 %')
  expect(stepsInWords({ steps: [25, 50], isPaused: true })).toBe('paused')
  expect(stepsInWords({ steps: [], isPaused: false })).toBe('no steps to come')
})

describe('what becomes of a canary is told', () => {
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
    timeline: [],
  }
  const slower = { canaryMs: 400, stableMs: 200, isSlower: true }

  test.each<[string, Parameters<typeof outlookInWords>, RegExp]>([
    ['while it waits for sessions', [{ canary, state }, false], /on to 25 % by itself/],
    ['when it fails', [{ canary, state: { ...state, verdict: 'failed' } }, false], /ended by itself/],
    ['when it is slower', [{ canary, state: { ...state, speed: slower } }, false], /since it is slower/],
    ['when it is paused', [{ canary: { ...canary, isPaused: true }, state }, false], /is paused/],
    ['when there are no steps', [{ canary: { ...canary, steps: [] }, state }, false], /no steps left/],
    ['while all is frozen', [{ canary, state }, true], /frozen/],
  ])('%s', (_when, [row, isFrozen], words) => {
    expect(outlookInWords(row, isFrozen)).toMatch(words)
  })
})

test('sessions come with those that failed and their share', () => {
  expect(sessionsInWords({ sessions: 1, failed: 0 })).toBe('1 session, 0 failed')
  expect(sessionsInWords({ sessions: 12, failed: 1 })).toBe('12 sessions, 1 failed (8 %)')
})

test('of very many changes the first are told, and how many more there are', () => {
  const many = Array.from({ length: 8 }, (_, number) => ({ what: 'stable' as const, to: `1.0.${number}` }))
  expect(differencesInShort(many.slice(0, 5))).toHaveLength(5)
  expect(differencesInShort(many).slice(-2)).toEqual(['stable none → 1.0.3', 'and 4 more'])
})
