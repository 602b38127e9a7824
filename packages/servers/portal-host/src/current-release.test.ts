import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { overrideStore } from '@portal/releases/overrides/override-store.ts'
import { promote } from '@portal/releases/release/changes.ts'
import { ReleaseError } from '@portal/releases/release-error.ts'
import type { ReleaseStore } from '@portal/releases/store/release-store.ts'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { followReleases } from './current-release.ts'
import { publishedBundles } from './published-bundles.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository } from './testing/test-repository.ts'

const TASKS = '@portal/tasks'
const NEXT = '1.3.0'

let repository: ReturnType<typeof createTestRepository>
let releases: ReturnType<typeof createTestReleases>
let followed: Awaited<ReturnType<typeof followReleases>>
/** What is done while a release is prepared for its visitors. */
let whilePreparing = () => Promise.resolve()

async function follow(store: ReleaseStore = releases.store): Promise<void> {
  const source = { ...releases, store, environment: 'demo', near: releases.environment.RELEASE_NEAR }
  followed = await followReleases(source, publishedBundles(source), () => whilePreparing())
}

async function followAgain(): Promise<void> {
  await followed.stop()
  whilePreparing = () => Promise.resolve()
  await follow()
}

const overrides = () =>
  overrideStore({ ...releases, environment: 'demo', portalOrigin: 'https://portal.example' })

const begin = () =>
  overrides().create(
    {
      person: 'ada@program.example',
      versions: { [TASKS]: NEXT },
      hours: 1,
      reason: 'CHG-1234, a look at it',
    },
    'grace@program.example',
  )

beforeEach(async () => {
  for (const way of ['info', 'error'] as const) jest.spyOn(console, way).mockReturnValue()
  repository = createTestRepository()
  releases = createTestReleases(repository.root)
  await releases.publishRepository()
  await releases.publish(writeTestBundle(releases.folder, TASKS, NEXT))
  await releases.releaseFirst()
  await follow()
})

afterEach(async () => {
  whilePreparing = () => Promise.resolve()
  jest.restoreAllMocks()
  await followed.stop()
  releases.remove()
  repository.remove()
})

test('an override is found only once its versions are served', async () => {
  const { id } = await begin()
  const found: boolean[] = []
  whilePreparing = async () => void found.push(followed.findOverride(id) !== undefined)
  await followed.look()
  expect(found).toEqual([false])
  expect(followed.findOverride(id)?.versions).toEqual({ [TASKS]: NEXT })
})

test('an override that begins during a look is found by the next one, which the caller waits for', async () => {
  let second = ''
  whilePreparing = async () => {
    whilePreparing = () => Promise.resolve()
    second = (await begin()).id
  }
  await begin()
  const first = followed.look()
  while (second === '') await new Promise((resolve) => setTimeout(resolve, 1))
  await followed.look()
  await first
  expect(followed.findOverride(second)).toBeDefined()
})

test('a release is kept even if the store fails just before it is served', async () => {
  await releases.release('promote', promote(TASKS, NEXT))
  whilePreparing = async () => renameSync(releases.root, `${releases.root}-away`)
  await followed.look()
  await followAgain()
  expect(followed.status().served).toBe(2)
})

/** Follows a store whose lists of a folder are denied while `isDenied` says so. */
async function followDenied(denied: string, isDenied = () => true): Promise<ReleaseError> {
  await followed.stop()
  const { list } = releases.store
  const error = new ReleaseError('denied', 'Access to the release store was denied.')
  await follow({
    ...releases.store,
    list: (folder, after) =>
      folder.startsWith(denied) && isDenied() ? Promise.reject(error) : list(folder, after),
  })
  return error
}

test('a release is served even if the overrides cannot be read, which the host reports', async () => {
  const { message } = await followDenied('overrides')
  await releases.release('promote', promote(TASKS, NEXT))
  await followed.look()
  expect(followed.status()).toEqual({ served: 2, newest: 2, problem: message })
})

test('an override that is revoked ends even if the newest release cannot be read', async () => {
  let isDenied = false
  await followDenied('releases', () => isDenied)
  const { id } = await begin()
  await followed.look()
  expect(followed.findOverride(id)).toBeDefined()
  isDenied = true
  await overrides().revoke(id, 'grace@program.example', 'CHG-1234, seen enough')
  await followed.look()
  expect(followed.findOverride(id)).toBeUndefined()
  const told = jest.fn()
  followed.onRelease(told)
  isDenied = false
  await followed.look()
  expect(told).toHaveBeenCalledTimes(1)
})

test('a release that could not be kept is kept when there is room again', async () => {
  const unfinished = join(releases.environment.RELEASE_NEAR, '.unfinished')
  await releases.release('promote', promote(TASKS, NEXT))
  whilePreparing = async () => {
    rmSync(unfinished, { recursive: true })
    writeFileSync(unfinished, '')
  }
  await followed.look()
  expect(followed.status()).toMatchObject({ served: 2, problem: expect.any(String) })
  rmSync(unfinished)
  await followed.look()
  expect(followed.status().problem).toBeUndefined()
  renameSync(releases.root, `${releases.root}-away`)
  await followAgain()
  expect(followed.status().served).toBe(2)
})
