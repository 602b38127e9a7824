import { describe, expect, test } from '@jest/globals'
import type { FailurePhase } from '@portal/contract/page-failure.ts'
import type { SessionVote } from './canary-sessions.ts'
import { judgeCanary } from './judge-canary.ts'

const good = (count: number, at = 1): SessionVote[] => Array(count).fill({ at })
const bad = (count: number, phase: FailurePhase = 'render'): SessionVote[] =>
  Array(count).fill({ at: 1, failure: { phase, at: 2 } })
const NONE = { canary: [], stable: [] }
const judge = (canary: SessionVote[], stable: SessionVote[] = [], stageBegan = 0) =>
  judgeCanary({ canary, stable, parts: NONE }, stageBegan)

test('nothing is decided without sessions', () => {
  expect(judge([])).toBe('undecided')
  expect(judge([], good(100))).toBe('undecided')
})

test('two sessions of two that failed are enough to end a canary', () => {
  expect(judge(bad(1))).toBe('undecided')
  expect(judge(bad(2))).toBe('failed')
})

test('a few sessions without a failure approve nothing yet', () => {
  expect(judge(good(20))).toBe('undecided')
  expect(judge(good(40))).toBe('passed')
})

test('what was passed before more people were reached counts for them no longer', () => {
  expect(judge(good(40), [], 2)).toBe('undecided')
  expect(judge([...good(40), ...good(40, 3)], [], 2)).toBe('passed')
})

test('a version that did well may fail later', () => {
  expect(judge([...good(500), ...bad(4)])).toBe('failed')
})

describe('three sessions in a row that show nothing', () => {
  const late = [...good(28), ...bad(3, 'load')]

  test('end a canary', () => {
    expect(judge(late)).toBe('failed')
    expect(judge([...good(28), ...bad(3)])).toBe('undecided')
  })

  test('but not where the stable version shows nothing either', () => {
    expect(judge(late, [...good(9), ...bad(1, 'load')])).toBe('undecided')
  })
})

describe('beside a stable version that fails as often', () => {
  const half = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? bad : good)(1)).flat()

  test('a canary is not to blame', () => {
    expect(judge(half(10))).toBe('failed')
    expect(judge(half(10), half(40))).not.toBe('failed')
  })

  test('one that fails much more often is', () => {
    expect(judge(bad(20), half(40))).toBe('failed')
  })

  test('a few sessions of the stable version excuse nothing', () => {
    expect(judge(half(10), half(6))).toBe('failed')
  })
})

describe('cards and other parts in pages of others', () => {
  const judgeParts = (canary: SessionVote[], stable: SessionVote[] = []) =>
    judgeCanary({ canary: good(40), stable: [], parts: { canary, stable } }, 0)

  test('end a canary whose screens do well', () => {
    expect(judgeParts([...good(20), ...bad(3)])).toBe('failed')
  })

  test('are measured by those of the stable version', () => {
    expect(judgeParts([...good(20), ...bad(3)], [...good(15), ...bad(5)])).toBe('passed')
  })

  test('approve nothing that nobody has opened', () => {
    expect(judgeCanary({ ...NONE, parts: { canary: good(100), stable: [] } }, 0)).toBe('undecided')
  })
})

describe('a canary that takes longer to mount', () => {
  const taking = (count: number, mountMs: number): SessionVote[] => Array(count).fill({ at: 1, mountMs })

  test('goes no further, and is not ended', () => {
    expect(judge(taking(40, 400), taking(40, 200))).toBe('undecided')
    expect(judge(taking(40, 280), taking(40, 200))).toBe('passed')
  })

  test('is ended when it fails as well', () => {
    expect(judge([...taking(40, 400), ...bad(4)], taking(40, 200))).toBe('failed')
  })
})
