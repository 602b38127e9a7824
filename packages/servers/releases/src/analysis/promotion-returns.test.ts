import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { HealthReport } from '@portal/contract/releases/health-reports.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { storeOperations } from '../operations/store-operations.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { WATCHED_MS } from '../release/watch.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { testPlace } from '../testing/test-place.ts'
import { createTestStore } from '../testing/test-store.ts'
import { canaryAnalysis } from './canary-analysis.ts'

const [USERS, UI] = ['@portal/users', '@portal/ui']
const [OLD, NEW, NEXT] = ['1.0.0', '1.1.0', '1.2.0']
const reason = 'CHG-1234, as planned'

let store: ReturnType<typeof createTestStore>
let place: ReturnType<typeof testPlace>
let analysis: ReturnType<typeof canaryAnalysis>
let sessions = 0

const open = () => canaryAnalysis(place, join(store.folder, 'health'))

async function publish(name: string, version: string, more: object = {}): Promise<void> {
  const folder = writeTestBundle(store.folder, name, version, { ...more })
  await publishArtifact({ ...store, by: 'ada' }, await readBuiltArtifact(folder))
}

async function release(change: ReleaseChange): Promise<number> {
  const head = await place.log.head()
  return (await storeOperations(place, 'ada').release({ change, reason, expected: head?.seq ?? 0 })).seq
}

const toNew = { action: 'promote', bundle: USERS, version: NEW } as const
const back = { action: 'rollback', bundle: USERS } as const

/** That many sessions of different people with the same health. */
async function report(count: number, health: Partial<HealthReport> = {}): Promise<void> {
  const head = await place.log.head()
  const each = Array.from({ length: count }, () => {
    sessions += 1
    const one = `s${sessions}`.padEnd(16, '-')
    return { session: one, reporter: one, release: head?.seq ?? 1, bundle: USERS, version: NEW, ...health }
  })
  await analysis.take(each)
}

const failing = { failure: 'mount' } as const
const headNow = async () => {
  await analysis.look()
  return place.log.head()
}
const stableNow = async () => (await headNow())?.bundles[USERS]?.stable

function letTimePass(ms: number): void {
  jest.useFakeTimers({
    now: Date.now() + ms,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  })
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  store = createTestStore()
  place = testPlace(store)
  for (const version of [OLD, NEW, NEXT]) await publish(USERS, version)
  await publish(UI, OLD)
  const first = promote(UI, OLD)(promote(USERS, OLD)(NOTHING))
  await place.log.append(0, first, { actor: 'ada', action: 'first', reason })
  analysis = open()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  store.remove()
})

describe('a promoted version that fails', () => {
  test('goes back to the version before it, once, with the figures as the reason', async () => {
    await release(toNew)
    await report(2, failing)
    expect(await headNow()).toMatchObject({
      seq: 3,
      actor: 'analysis',
      action: 'rollback',
      reason: `2 of 2 sessions failed with ${USERS} ${NEW} (mount 2) since everyone has it: back to ${OLD}.`,
      bundles: { [USERS]: { stable: OLD } },
    })
    await report(2, { ...failing, version: OLD })
    await report(2, failing)
    expect((await headNow())?.seq).toBe(3)
  })

  test('goes back in a frozen environment too', async () => {
    await release(toNew)
    await release({ action: 'freeze' })
    await report(2, failing)
    expect(await stableNow()).toBe(OLD)
  })

  test('goes back after a restart in between', async () => {
    await release(toNew)
    await report(1, failing)
    analysis = open()
    await report(1, failing)
    expect(await stableNow()).toBe(OLD)
  })

  test('stays when all failures are from one person', async () => {
    await release(toNew)
    await report(5, { ...failing, reporter: 'one person'.padEnd(16, '-') })
    expect(await stableNow()).toBe(NEW)
  })

  test('stays after the hour', async () => {
    await release(toNew)
    await report(1, failing)
    letTimePass(WATCHED_MS)
    await report(5, failing)
    expect(await stableNow()).toBe(NEW)
    expect(await analysis.promotions()).toEqual([])
  })

  test('stays when the version before it was pulled', async () => {
    await release(toNew)
    const head = await place.log.head()
    if (!head) throw new Error('There is no release.')
    const { lastGood: _, ...left } = head.bundles[USERS] ?? { stable: NEW }
    const content = { ...head, bundles: { ...head.bundles, [USERS]: left }, pulled: [`${USERS} ${OLD}`] }
    await place.log.append(head.seq, content, { actor: 'ada', action: 'rollback', reason })
    await report(5, failing)
    expect(await stableNow()).toBe(NEW)
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'a canary of the next version',
      () => release({ action: 'canary.start', bundle: USERS, version: NEXT, weight: 5 }),
    ],
    [
      'a rollback and another promotion',
      async () => {
        await release(back)
        letTimePass(1000)
        await release(toNew)
      },
    ],
  ])('keeps its earlier figures from counting after %s', async (_what, change) => {
    await release(toNew)
    const seq = (await place.log.head())?.seq ?? 0
    await change()
    await report(5, { ...failing, release: seq })
    expect(await stableNow()).toBe(NEW)
  })

  test('is not judged again by going back to a release in which it was', async () => {
    const promotion = await release(toNew)
    await release({ ...toNew, version: NEXT })
    await release({ ...back, to: promotion })
    await report(5, failing)
    expect(await stableNow()).toBe(NEW)
  })
})

describe('beside the version before it', () => {
  test('a version that fails no more often than that one during its canary stays', async () => {
    await release({ action: 'canary.start', bundle: USERS, version: NEW, weight: 5 })
    for (let count = 0; count < 20; count += 1) {
      await report(1, { version: OLD })
      await report(1, { version: OLD, failure: 'render' })
    }
    await release(toNew)
    for (let count = 0; count < 5; count += 1) {
      await report(1)
      await report(1, { failure: 'render' })
    }
    expect(await stableNow()).toBe(NEW)
    analysis = open()
    expect(await analysis.promotions()).toMatchObject([
      { version: NEW, canary: { sessions: 10, failed: 5 }, stable: { sessions: 40, failed: 20 } },
    ])
    await report(10, failing)
    expect((await headNow())?.reason).toContain(`, 20 of 40 with ${OLD} beside its canary: back to ${OLD}.`)
  })

  test('the sessions of its own canary do not count', async () => {
    await release({ action: 'canary.start', bundle: USERS, version: NEW, weight: 5 })
    await report(1, failing)
    await release(toNew)
    await report(1, failing)
    expect(await stableNow()).toBe(NEW)
  })
})

test('a version that others need stays, and says why, until that changes', async () => {
  await publish(UI, NEW, { requires: { [USERS]: { version: '^1.1.0', names: ['Person'] } } })
  await publish(USERS, '1.3.0', { offers: { [USERS]: { version: '1.3.0', names: ['Person'] } } })
  await release({ ...toNew, version: '1.3.0' })
  await release({ action: 'promote', bundle: UI, version: NEW })
  await report(2, { ...failing, version: '1.3.0' })
  await analysis.look()
  expect(await stableNow()).toBe('1.3.0')
  const problem = `${UI} ${NEW} needs ${USERS}, which no bundle offers.`
  expect(await analysis.promotions()).toMatchObject([
    { bundle: UI },
    { bundle: USERS, verdict: 'failed', problem },
  ])
  expect(jest.mocked(console.error)).toHaveBeenCalledTimes(1)
  await release({ action: 'rollback', bundle: UI })
  expect(await stableNow()).toBe(OLD)
})

test('the switch turns it off', async () => {
  place = { ...place, arePromotionsWatched: false }
  analysis = open()
  await release(toNew)
  await report(5, failing)
  expect((await headNow())?.bundles[USERS]).toEqual({ stable: NEW, lastGood: OLD })
})

test('a version without one before it is not watched', async () => {
  await publish('@portal/fees', OLD)
  await release({ action: 'promote', bundle: '@portal/fees', version: OLD })
  expect(await analysis.promotions()).toEqual([])
})
