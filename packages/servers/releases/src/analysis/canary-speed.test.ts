import { describe, expect, test } from '@jest/globals'
import { shareOf } from '../testing/simulation.ts'
import type { SessionHealth } from './canary-sessions.ts'
import { speedOf } from './canary-speed.ts'

const all = (count: number, mountMs: number): SessionHealth[] => Array(count).fill({ at: 1, mountMs })

test('uses the time that three of four sessions do not exceed', () => {
  const stable = [...all(30, 100), ...all(10, 5_000)]
  const canary = [...all(29, 100), ...all(11, 5_000)]
  expect(speedOf({ canary, stable })).toEqual({ canaryMs: 5_000, stableMs: 100, isSlower: true })
})

test('with few sessions on either side nothing is said', () => {
  expect(speedOf({ canary: all(29, 900), stable: all(100, 100) })).toBeUndefined()
  expect(speedOf({ canary: all(100, 900), stable: all(29, 100) })).toBeUndefined()
})

test('ignores sessions without a time', () => {
  const silent: SessionHealth[] = Array(40).fill({ at: 1 })
  expect(speedOf({ canary: silent, stable: all(100, 100) })).toBeUndefined()
})

test('ignores differences that nobody notices', () => {
  expect(speedOf({ canary: all(30, 90), stable: all(30, 30) })).toMatchObject({ isSlower: false })
})

describe('of two thousand canaries with 40 sessions beside 120 of the stable version', () => {
  /** Realistic times: half around 150 ms, a few very long (log-normal distribution). */
  const timesOf = (count: number, factor: number, random: () => number): SessionHealth[] =>
    Array.from({ length: count }, () => {
      const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
      return { at: 1, mountMs: 150 * factor * Math.exp(0.6 * normal) }
    })
  const isHeld = (factor: number, random: () => number) => {
    const [canary, stable] = [timesOf(40, factor, random), timesOf(120, 1, random)]
    return speedOf({ canary, stable })?.isSlower ?? false
  }
  const heldAt = (factor: number) => shareOf(true, (random) => isHeld(factor, random), 2000)

  test('holds at most 1% of those that are equally fast', () => {
    expect(heldAt(1)).toBeLessThanOrEqual(0.01)
  })

  test('holds at least 95% of those that take twice as long', () => {
    expect(heldAt(2)).toBeGreaterThanOrEqual(0.95)
  })
})
