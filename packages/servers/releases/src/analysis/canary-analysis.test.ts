import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { HealthReport } from '@portal/contract/releases/health-reports.ts'
import { type Action, releaseLog } from '../log/release-log.ts'
import { approve } from '../release/approvals.ts'
import {
  abortCanary,
  type Change,
  pauseCanary,
  promote,
  rollBackBundle,
  setFrozen,
  startCanary,
  stepCanary,
} from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { failedAs } from '../release-error.ts'
import { testPlace } from '../testing/test-place.ts'
import { createTestStore } from '../testing/test-store.ts'
import { canaryAnalysis } from './canary-analysis.ts'

const [USERS, UI] = ['@portal/users', '@portal/ui']
const [OLD, NEW] = ['1.0.0', '1.1.0']

let place: ReturnType<typeof createTestStore>
let log: ReturnType<typeof releaseLog>
let analysis: ReturnType<typeof canaryAnalysis>
let sessions = 0

const folder = () => join(place.folder, 'health')
const open = () => canaryAnalysis(testPlace(place), folder())

async function release(action: Action, ...changes: Change[]): Promise<number> {
  const head = await log.head()
  const content = changes.reduce((state, change) => change(state), head ?? NOTHING)
  return (await log.append(head?.seq ?? 0, content, { actor: 'ada', action, reason: 'As planned' })).seq
}

const padded = (text: string) => text.padEnd(16, '-')

/** That many sessions of different people with the same health. */
async function report(count: number, health: Partial<HealthReport> = {}): Promise<void> {
  const head = await log.head()
  const each = Array.from({ length: count }, () => {
    sessions += 1
    const one = padded(`s${sessions}`)
    return { session: one, reporter: one, release: head?.seq ?? 1, bundle: USERS, version: NEW, ...health }
  })
  await analysis.take(each)
}

const failing = { failure: 'mount' } as const
const canaryNow = async () => (await log.head())?.bundles[USERS]?.canary
const stateNow = async () => (await analysis.states())[0]

beforeEach(async () => {
  place = createTestStore()
  log = releaseLog({ ...place, environment: 'demo' })
  analysis = open()
  await release('first', promote(USERS, OLD), promote(UI, OLD))
  await release('canary.start', startCanary(USERS, NEW, { weight: 5, steps: [25, 50] }))
})

afterEach(() => {
  place.remove()
})

describe('a failing canary', () => {
  test('is aborted, with the figures as the reason', async () => {
    await report(20, { version: OLD })
    await report(2, failing)
    await analysis.look()
    expect(await canaryNow()).toBeUndefined()
    expect(await log.head()).toMatchObject({
      seq: 3,
      actor: 'analysis',
      action: 'canary.abort',
      reason: `2 of 2 sessions failed with ${USERS} ${NEW} (mount 2), 0 of 20 with ${OLD} in the same time.`,
    })
  })

  test('is aborted in a frozen environment too', async () => {
    await release('freeze', setFrozen(true))
    await report(2, failing)
    await analysis.look()
    expect(await canaryNow()).toBeUndefined()
  })

  test('is aborted by one failed session, if it was started to end at the first failure', async () => {
    await release('canary.abort', abortCanary(USERS))
    await release('canary.start', startCanary(USERS, NEW, { weight: 5, endsAtFirstFailure: true }))
    await report(1, failing)
    await analysis.look()
    expect(await canaryNow()).toBeUndefined()
  })

  test('is aborted even if somebody else releases at the same time', async () => {
    await report(2, failing)
    // The slower one retries, as people do.
    const promoted = (): Promise<unknown> =>
      release('promote', promote(UI, NEW)).catch((error: unknown) => {
        if (!failedAs('conflict', error)) throw error
        return promoted()
      })
    await Promise.all([analysis.look(), promoted()])
    await analysis.look()
    expect(await canaryNow()).toBeUndefined()
    expect((await log.head())?.bundles[UI]?.stable).toBe(NEW)
  })

  test('keeps its figures over time, also in another process', async () => {
    await report(3, failing)
    await analysis.look()
    const course = await open().timelineOf({ bundle: USERS, startedBy: 2 })
    expect(course.at(-1)).toMatchObject({ sessions: 3, failed: 3 })
    expect(await analysis.timelineOf({ bundle: UI, startedBy: 2 })).toEqual([])
  })

  test('leaves no reports to the next canary of the same version', async () => {
    await report(2, failing)
    await analysis.look()
    await release('canary.start', startCanary(USERS, NEW, { weight: 5 }))
    await report(2, { ...failing, release: 2 })
    expect(await stateNow()).toMatchObject({ canary: { sessions: 0, failed: 0 }, verdict: 'undecided' })
    expect(readdirSync(folder())).toEqual(['2-@portal~users.ended.json'])
  })
})

describe('a healthy canary', () => {
  test('advances step by step, each after new sessions', async () => {
    await report(40)
    await analysis.look()
    expect(await canaryNow()).toMatchObject({ weight: 25, steps: [50] })
    expect((await log.head())?.reason).toBe(
      `0 of 40 sessions failed with ${USERS} ${NEW}, 0 of 0 with ${OLD} in the same time: advancing to 25%.`,
    )
    await analysis.look()
    expect(await canaryNow()).toMatchObject({ weight: 25 })
    await report(40)
    await analysis.look()
    await report(40)
    await analysis.look()
    expect(await canaryNow()).toMatchObject({ weight: 50, steps: [] })
    expect((await log.head())?.seq).toBe(4)
  })

  test('advances to more than a few people only after an approval, where approvals are required', async () => {
    const rules = { isCanaryRequired: false, isApprovalRequired: true }
    analysis = canaryAnalysis({ ...testPlace(place), promotionRules: rules }, folder())
    await report(40)
    await analysis.look()
    expect(await canaryNow()).toMatchObject({ weight: 5 })
    await release('approve', approve(USERS, NEW, 'ada'))
    await analysis.look()
    expect(await canaryNow()).toMatchObject({ weight: 5 })
    await release('approve', approve(USERS, NEW, 'ben'))
    await analysis.look()
    expect(await canaryNow()).toMatchObject({ weight: 25 })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['it is paused', () => release('canary.pause', pauseCanary(USERS))],
    ['the environment is frozen', () => release('freeze', setFrozen(true))],
  ])('does not advance while %s', async (_why, act) => {
    await act()
    await report(40)
    await analysis.look()
    expect(await canaryNow()).toMatchObject({ weight: 5 })
    expect(await stateNow()).toMatchObject({ verdict: 'passed' })
  })
})

test.each([0, 1, 20])('with %d sessions nothing is released', async (count) => {
  await report(count)
  await analysis.look()
  expect((await log.head())?.seq).toBe(2)
})

describe('health reports', () => {
  test('counts the reports of a session once, as a failure if any failed', async () => {
    const session = padded('again')
    for (const health of [{}, {}, failing, {}, failing]) await report(1, { session, ...health })
    expect(await stateNow()).toMatchObject({ canary: { sessions: 1, failed: 1 } })
  })

  test('limits the weight of one reporter, however many sessions there are', async () => {
    await report(50, { reporter: padded('flood') })
    expect(await stateNow()).toMatchObject({ canary: { sessions: 3 }, verdict: 'undecided' })
  })

  test('counts one failure of each person, who could otherwise end the canary alone', async () => {
    await report(50, { ...failing, reporter: padded('flood') })
    expect(await stateNow()).toMatchObject({ canary: { failed: 1 }, verdict: 'undecided' })
  })

  test('lets one person end a canary that reaches only named people', async () => {
    await release('canary.abort', abortCanary(USERS))
    await release('canary.start', startCanary(USERS, NEW, { cohorts: ['ada@program.example'] }))
    await report(2, { ...failing, reporter: padded('ada') })
    expect(await stateNow()).toMatchObject({ canary: { failed: 2 }, verdict: 'failed' })
  })

  test('ignores reports on versions without a canary', async () => {
    await report(2, { ...failing, version: '9.9.9' })
    await report(2, { ...failing, bundle: UI, version: OLD })
    expect(await stateNow()).toMatchObject({ canary: { sessions: 0 }, stable: { sessions: 0 } })
  })

  test('survives a restart, except for a truncated line', async () => {
    await report(1, failing)
    await report(3, { version: OLD })
    const [file = ''] = readdirSync(folder())
    appendFileSync(join(folder(), file), '\n{"at":1,"sess')
    analysis = open()
    await report(1)
    analysis = open()
    expect(await stateNow()).toMatchObject({
      canary: { sessions: 2, failed: 1 },
      stable: { sessions: 3, failed: 0 },
    })
  })
})

describe('cards and other parts in other pages', () => {
  const failingPart = { isPart: true, failure: 'render' } as const

  test('abort a canary and count their own sessions', async () => {
    await report(10)
    await report(30, { isPart: true })
    await report(4, failingPart)
    expect(await stateNow()).toMatchObject({
      canary: { sessions: 10, failed: 0 },
      parts: { canary: { sessions: 34, failed: 4 } },
    })
    await analysis.look()
    expect((await log.head())?.reason).toBe(
      `0 of 10 sessions failed with ${USERS} ${NEW}, 0 of 0 with ${OLD} in the same time; its parts in other pages in 4 of 34 (render 4), those of the stable version in 0 of 0.`,
    )
  })
})

test('a slower canary waits for a decision, also after a restart', async () => {
  await report(40, { version: OLD, mountMs: 200 })
  await report(40, { mountMs: 400 })
  analysis = open()
  await analysis.look()
  expect(await canaryNow()).toMatchObject({ weight: 5 })
  expect(await stateNow()).toMatchObject({
    verdict: 'undecided',
    speed: { canaryMs: 400, stableMs: 200, isSlower: true },
  })
})

test('returns the timeline of a canary from its start', async () => {
  await report(70)
  await report(1, failing)
  const state = await stateNow()
  expect(state).toMatchObject({ bundle: USERS, version: NEW, since: (await log.read(2)).at })
  expect(state?.timeline.length).toBeLessThanOrEqual(60)
  expect(state?.timeline.at(-1)).toMatchObject({ sessions: 71, failed: 1 })
})

test('a manual step starts a new stage', async () => {
  await report(20)
  await release('canary.step', stepCanary(USERS))
  await report(5)
  await analysis.look()
  expect(await canaryNow()).toMatchObject({ weight: 25 })
  await release('rollback', rollBackBundle(USERS, await log.read(1)))
  expect(await stateNow()).toBeUndefined()
})
