import { RELEASE, type Release } from '@portal/contract/releases/release-schemas.ts'
import { ARTIFACT, recordKey } from '@portal/releases/artifact/artifact.ts'
import { publishedBundles } from '@portal/releases/artifact/published-bundles.ts'
import { keyOfRelease } from '@portal/releases/log/log-entries.ts'
import { releaseLog } from '@portal/releases/log/release-log.ts'
import { NOTHING } from '@portal/releases/release/release.ts'
import { digestOf, seal } from '@portal/releases/signing/seal.ts'
import { testManifest } from '@portal/releases/testing/test-bundle.ts'
import { createTestStore } from '@portal/releases/testing/test-store.ts'
import { print } from '../figures.ts'

const [APPLICATIONS, VERSIONS, RELEASES] = [50, 40, 20_000]
const ROUNDS = 5
const GOAL_COLD_MS = 2000
const GOAL_WARM_MS = 50
const ENVIRONMENT = 'demo'
const AT = '2026-07-28T07:00:00.000Z'

type Place = ReturnType<typeof createTestStore>

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Times of the first and of later calls, each round by a new reader. */
async function measure(what: string, open: () => () => Promise<unknown>): Promise<void> {
  const [cold, warm]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = open()
    cold.push(await timeOf(read))
    warm.push(await timeOf(read))
  }
  print({ name: `${what}, first`, unit: 'ms', values: cold, goal: GOAL_COLD_MS })
  print({ name: `${what}, again`, unit: 'ms', values: warm, goal: GOAL_WARM_MS })
}

/** Records of many versions. Nothing that is measured reads or lists their files. */
async function writeVersions({ store, signer }: Place): Promise<void> {
  for (let number = 0; number < APPLICATIONS; number += 1)
    for (let minor = 0; minor < VERSIONS; minor += 1) {
      const [name, version] = [`@portal/app-${number}`, `1.${minor}.0`]
      const manifest = testManifest(name, version)
      const record = { schema: ARTIFACT, digest: '', at: AT, by: 'benchmark', manifest }
      await store.putNew(recordKey(name, version), seal(signer, ARTIFACT, record))
    }
}

/** A long log, in which each release follows the one before it. */
async function writeReleases({ store, signer }: Place): Promise<void> {
  let parentHash = ''
  for (let seq = 1; seq <= RELEASES; seq += 1) {
    const release: Release = {
      ...NOTHING,
      ...{ schema: RELEASE, env: ENVIRONMENT, seq, parent: seq - 1, parentHash, at: AT },
      ...{ actor: 'benchmark', action: 'promote', reason: 'What is measured' },
      bundles: { '@portal/app-0': { stable: `1.${seq}.0` } },
    }
    const bytes = seal(signer, RELEASE, release)
    await store.putNew(keyOfRelease(ENVIRONMENT, seq), bytes)
    parentHash = digestOf(bytes)
  }
}

/** Prints how long it takes to list 2,000 published versions, and to find the newest of 20,000 releases. */
export async function measureStore(): Promise<void> {
  const place = createTestStore()
  try {
    await writeVersions(place)
    await measure(`list ${APPLICATIONS * VERSIONS} published versions`, () =>
      publishedBundles({ ...place, areChecksRequired: true }),
    )
    await writeReleases(place)
    await measure(
      `find the newest of ${RELEASES} releases`,
      () => releaseLog({ ...place, environment: ENVIRONMENT }).head,
    )
  } finally {
    place.remove()
  }
}
