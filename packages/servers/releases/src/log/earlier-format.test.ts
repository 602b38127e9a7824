import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ARTIFACT, readArtifact, recordKey } from '../artifact/artifact.ts'
import { checkStatus } from '../artifact/version-check.ts'
import { digestOf, seal } from '../signing/seal.ts'
import { testManifest } from '../testing/test-bundle.ts'
import { createTestStore } from '../testing/test-store.ts'
import { keyOfRelease } from './log-entries.ts'
import { releaseLog } from './release-log.ts'

const USERS = '@portal/users'
const at = '2026-01-05T10:00:00.000Z'

let place: ReturnType<typeof createTestStore>

beforeEach(() => {
  place = createTestStore()
})
afterEach(() => place.remove())

/** Writes an entry exactly as versions of this package did before sources and checks were recorded. */
async function writeEarlier(key: string, type: string, content: object): Promise<Buffer> {
  const bytes = seal(place.signer, type, content)
  await place.store.putNew(key, bytes)
  return bytes
}

const release = (seq: number, parent: number, parentHash: string, stable: string) => ({
  schema: 'portal.release/1',
  env: 'demo',
  seq,
  parent,
  parentHash,
  at,
  actor: 'ada@program.example',
  action: seq === 1 ? 'first' : 'promote',
  reason: 'CHG-1234, as planned',
  bundles: { [USERS]: { stable } },
  removed: {},
  frozen: false,
  pulled: [],
})

test('a log that predates sources, checks and watched promotions still verifies and can be continued', async () => {
  const first = await writeEarlier(keyOfRelease('demo', 1), 'portal.release/1', release(1, 0, '', '1.0.0'))
  await writeEarlier(keyOfRelease('demo', 2), 'portal.release/1', release(2, 1, digestOf(first), '1.1.0'))
  const log = releaseLog({ ...place, environment: 'demo' })
  expect((await log.history()).map(({ seq, unchecked }) => [seq, unchecked])).toEqual([
    [2, undefined],
    [1, undefined],
  ])
  const watched = { stable: '1.2.0', lastGood: '1.1.0', watchedUntil: '2026-01-05T11:00:00.000Z' }
  const content = { bundles: { [USERS]: watched }, removed: {}, frozen: false, pulled: [] }
  const entry = {
    actor: 'ada',
    action: 'promote',
    reason: 'CHG-1235, next change',
    unchecked: 'CHG-1236, urgent',
  } as const
  await log.append(2, content, entry)
  const [newest, ...earlier] = await releaseLog({ ...place, environment: 'demo' }).history()
  expect([newest?.unchecked, newest?.bundles[USERS], earlier.length]).toEqual([
    'CHG-1236, urgent',
    watched,
    2,
  ])
})

test('a version from before sources and checks is verified, shows none, and needs no check', async () => {
  const manifest = testManifest(USERS, '1.0.0')
  const digest = `sha256-${'1'.repeat(64)}`
  await writeEarlier(recordKey(USERS, '1.0.0'), ARTIFACT, {
    schema: ARTIFACT,
    digest,
    at,
    by: 'ada',
    manifest,
  })
  const artifact = await readArtifact(place.store, place.trust, USERS, '1.0.0')
  expect(artifact.source).toBeUndefined()
  expect(await checkStatus({ ...place, areChecksRequired: true }, artifact)).toBeUndefined()
})

test('a check that no trusted key has signed does not count', async () => {
  const other = createTestStore()
  const manifest = testManifest(USERS, '1.0.0')
  const digest = `sha256-${'1'.repeat(64)}`
  const check = { schema: 'portal.check/1', name: USERS, version: '1.0.0', digest, at, by: 'eve' }
  const key = `artifacts/${USERS}/1.0.0/check.json`
  await place.store.putNew(key, seal(other.signer, 'portal.check/1', check))
  other.remove()
  const result = await checkStatus(
    { ...place, areChecksRequired: true },
    { digest, manifest, needsCheck: true },
  )
  expect(result).toBe('missing')
})
