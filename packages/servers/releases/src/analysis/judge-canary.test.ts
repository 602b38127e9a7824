import { describe, expect, test } from '@jest/globals'
import type { FailurePhase } from '@portal/contract/page-failure.ts'
import type { SessionHealth, Sides } from './canary-sessions.ts'
import { judgeCanary } from './judge-canary.ts'

const good = (count: number, at = 1): SessionHealth[] => Array(count).fill({ at })
const bad = (count: number, phase: FailurePhase = 'render'): SessionHealth[] =>
  Array(count).fill({ at: 1, failure: { phase, at: 2 } })
const NONE: Sides = { canary: [], stable: [] }
const judge = (canary: SessionHealth[], stable: SessionHealth[] = [], stageBegan = 0) =>
  judgeCanary({ canary, stable, parts: NONE }, stageBegan)

test('decides nothing without sessions', () => {
  expect(judge([])).toBe('undecided')
  expect(judge([], good(100))).toBe('undecided')
})

test('aborts a canary after two failed sessions out of two', () => {
  expect(judge(bad(1))).toBe('undecided')
  expect(judge(bad(2))).toBe('failed')
})

describe('a canary that ends at the first failure', () => {
  const judgeStrictly = (canary: SessionHealth[], parts = NONE) =>
    judgeCanary({ canary, stable: good(40), parts }, 0, { endsAtFirstFailure: true })

  test('fails with one failed session, or with one failed card', () => {
    expect(judgeStrictly([...good(30), ...bad(1)])).toBe('failed')
    expect(judgeStrictly([], { ...NONE, canary: bad(1) })).toBe('failed')
  })

  test('is judged like any other before', () => {
    expect(judgeStrictly(good(20))).toBe('undecided')
    expect(judgeStrictly(good(40))).toBe('passed')
  })
})

test('does not advance after a few sessions without a failure', () => {
  expect(judge(good(20))).toBe('undecided')
  expect(judge(good(40))).toBe('passed')
})

test('ignores earlier results once more people are reached', () => {
  expect(judge(good(40), [], 2)).toBe('undecided')
  expect(judge([...good(40), ...good(40, 3)], [], 2)).toBe('passed')
})

test('can abort a version that was healthy before', () => {
  expect(judge([...good(500), ...bad(4)])).toBe('failed')
})

describe('three sessions in a row that show nothing', () => {
  const late = [...good(28), ...bad(3, 'load')]

  test('abort a canary', () => {
    expect(judge(late)).toBe('failed')
    expect(judge([...good(28), ...bad(3)])).toBe('undecided')
  })

  test('but not where the stable version shows nothing either', () => {
    expect(judge(late, [...good(9), ...bad(1, 'load')])).toBe('undecided')
  })
})

describe('beside a stable version that fails equally often', () => {
  const half = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? bad : good)(1)).flat()

  test('does not blame the canary', () => {
    expect(judge(half(10))).toBe('failed')
    expect(judge(half(10), half(40))).not.toBe('failed')
  })

  test('blames a canary that fails much more often', () => {
    expect(judge(bad(20), half(40))).toBe('failed')
  })

  test('is not excused by a few sessions of the stable version', () => {
    expect(judge(half(10), half(6))).toBe('failed')
  })
})

describe('cards and other parts in other pages', () => {
  const judgeParts = (canary: SessionHealth[], stable: SessionHealth[] = []) =>
    judgeCanary({ canary: good(40), stable: [], parts: { canary, stable } }, 0)

  test('abort a canary whose screens are healthy', () => {
    expect(judgeParts([...good(20), ...bad(3)])).toBe('failed')
  })

  test('are compared with those of the stable version', () => {
    expect(judgeParts([...good(20), ...bad(3)], [...good(15), ...bad(5)])).toBe('passed')
  })

  test('do not advance a canary that nobody has opened', () => {
    expect(judgeCanary({ ...NONE, parts: { canary: good(100), stable: [] } }, 0)).toBe('undecided')
  })
})

describe('a canary that takes longer to mount', () => {
  const taking = (count: number, mountMs: number): SessionHealth[] => Array(count).fill({ at: 1, mountMs })

  test('does not advance and is not aborted', () => {
    expect(judge(taking(40, 400), taking(40, 200))).toBe('undecided')
    expect(judge(taking(40, 280), taking(40, 200))).toBe('passed')
  })

  test('is aborted when it fails as well', () => {
    expect(judge([...taking(40, 400), ...bad(4)], taking(40, 200))).toBe('failed')
  })
})
