import { describe, expect, test } from '@jest/globals'
import { shareOf } from '../testing/simulation.ts'
import type { SessionHealth } from './canary-sessions.ts'
import { judgeCanary } from './judge-canary.ts'
import { sequentialTest } from './sequential-test.ts'

const SESSIONS = 2000
const NONE = { canary: [], stable: [] }

/** Verdict of the test over sessions with a failure rate, or `undecided`. */
function verdictAt(rate: number, random: () => number): string {
  const take = sequentialTest()
  for (let count = 0; count < SESSIONS; count += 1) {
    const verdict = take(random() < rate)
    if (verdict !== 'undecided') return verdict
  }
  return 'undecided'
}

describe('of ten thousand canaries', () => {
  test('ends at least 95% of those with 10% failing sessions', () => {
    expect(shareOf('failed', (random) => verdictAt(0.1, random))).toBeGreaterThanOrEqual(0.95)
  })

  test('ends all with 50% failing sessions', () => {
    expect(shareOf('failed', (random) => verdictAt(0.5, random))).toBeGreaterThanOrEqual(0.999)
  })

  test('ends at most 1% of those with 1% failing sessions', () => {
    expect(shareOf('failed', (random) => verdictAt(0.01, random))).toBeLessThanOrEqual(0.01)
  })

  test('reaches a decision for healthy ones', () => {
    expect(shareOf('passed', (random) => verdictAt(0.005, random))).toBeGreaterThan(0.98)
  })
})

describe('with the rule for versions that show nothing', () => {
  const ok: SessionHealth = { at: 1 }
  const broken: SessionHealth = { at: 1, failure: { phase: 'mount', at: 1 } }
  const some = (count: number, rate: number, random: () => number) =>
    Array.from({ length: count }, () => (random() < rate ? broken : ok))

  /** For as long as a canary of this size runs, without sessions of the stable version to compare. */
  const failedAt = (rate: number, sessions: number) =>
    shareOf('failed', (random) =>
      judgeCanary({ ...NONE, canary: some(sessions, rate, random), parts: NONE }, 0),
    )

  test('ends one that turns bad late after three sessions', () => {
    const good = Array<SessionHealth>(30).fill(ok)
    const judge = (count: number) =>
      judgeCanary({ ...NONE, canary: [...good, ...Array<SessionHealth>(count).fill(broken)], parts: NONE }, 0)
    expect(judge(2)).toBe('undecided')
    expect(judge(3)).toBe('failed')
  })

  test('ends at most 1% of healthy ones with 200 sessions', () => {
    expect(failedAt(0.005, 200)).toBeLessThanOrEqual(0.01)
  })

  test('ends at least 95% of those with 10% failing sessions', () => {
    expect(failedAt(0.1, 200)).toBeGreaterThanOrEqual(0.95)
  })

  test('ends at most 1% of healthy ones because of parts in other pages', () => {
    const judge = (random: () => number) => {
      const sessions = () => ({ ...NONE, canary: some(200, 0.005, random) })
      return judgeCanary({ ...sessions(), parts: sessions() }, 0)
    }
    expect(shareOf('failed', judge)).toBeLessThanOrEqual(0.01)
  })
})
