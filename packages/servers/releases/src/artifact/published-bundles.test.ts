import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { createTestStore } from '../testing/test-store.ts'
import { readArtifact, recordKey } from './artifact.ts'
import { readBuiltArtifact } from './built-artifact.ts'
import { publishArtifact } from './publish-artifact.ts'
import { publishedBundles } from './published-bundles.ts'
import { keepCheck } from './version-check.ts'

const USERS = '@portal/users'
const SHOPS = '@acme/shops'
let place: ReturnType<typeof createTestStore>

beforeEach(() => {
  place = createTestStore()
})
afterEach(() => {
  place.remove()
})

async function publish(name: string, version: string): Promise<void> {
  const built = await readBuiltArtifact(writeTestBundle(place.folder, name, version))
  await publishArtifact({ ...place, by: 'ada', needsCheck: true }, built)
}

/** How a list that is kept open sees the store: bundles with their versions and checks. */
function openList(store = place.store) {
  const list = publishedBundles({ ...place, store, areChecksRequired: true })
  return async () =>
    (await list()).map(({ name, versions }) => [
      name,
      ...versions.map(({ version, check }) => `${version} ${check}`),
    ])
}

test('lists the versions of all bundles, newest first', async () => {
  for (const version of ['1.2.0', '1.10.0', '1.9.0']) await publish(USERS, version)
  await publish(SHOPS, '1.0.0')
  expect(await openList()()).toEqual([
    [SHOPS, '1.0.0 missing'],
    [USERS, '1.10.0 missing', '1.9.0 missing', '1.2.0 missing'],
  ])
})

test('ignores copies, notes, and versions that are unsigned or still being published', async () => {
  await publish(USERS, '1.0.0')
  const record = join(place.root, recordKey(USERS, '1.0.0'))
  for (const folder of [
    '@portal/users/1.0.0 copy',
    '@portal/Users old/1.0.0',
    'notes of ada',
    '@portal/users/1.1.0',
  ])
    mkdirSync(join(place.root, 'artifacts', folder), { recursive: true })
  const unsigned = join(place.root, recordKey(USERS, '1.2.0'))
  mkdirSync(dirname(unsigned))
  writeFileSync(unsigned, readFileSync(record))
  expect(await openList()()).toEqual([[USERS, '1.0.0 missing']])
})

test('sees a version and a check that came later', async () => {
  const list = openList()
  await publish(USERS, '1.0.0')
  expect(await list()).toEqual([[USERS, '1.0.0 missing']])
  await publish(USERS, '1.1.0')
  const artifact = await readArtifact(place.store, place.trust, USERS, '1.0.0')
  await keepCheck({ ...place, by: 'ada' }, { ...artifact, at: '2026-07-28T07:00:00.000Z' }, artifact)
  expect(await list()).toEqual([[USERS, '1.1.0 missing', '1.0.0 passed']])
})

test('reads a known version no more, and never lists its files', async () => {
  await publish(USERS, '1.0.0')
  const calls: string[] = []
  const noted =
    <Result>(what: string, call: (key: string) => Promise<Result>) =>
    (key: string) => {
      calls.push(`${what} ${key}`)
      return call(key)
    }
  const { get, list: listAll } = place.store
  const list = openList({ ...place.store, get: noted('get', get), list: noted('list', listAll) })
  await list()
  expect(calls).toEqual([`get ${recordKey(USERS, '1.0.0')}`])
  rmSync(join(place.root, recordKey(USERS, '1.0.0')))
  expect(await list()).toEqual([[USERS, '1.0.0 missing']])
})
