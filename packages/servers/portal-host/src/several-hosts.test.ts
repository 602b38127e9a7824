import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { promote } from '@portal/releases/release/changes.ts'
import { openStore } from '@portal/releases/store/open-store.ts'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { S3_KEYS, startFakeS3 } from '@portal/server-common/testing/fake-s3.ts'
import { startHost } from './testing/start-host.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository, VERSION } from './testing/test-repository.ts'

const TASKS = '@portal/tasks'
const NEXT = '1.3.0'
const MAX_SKEW_MS = 1000

let repository: ReturnType<typeof createTestRepository>
let releases: ReturnType<typeof createTestReleases>
let hosts: Awaited<ReturnType<typeof startHost>>[] = []

/** Hosts behind one balancer: each reads the store and has its own local folder. */
const startNumber = (number: number) =>
  startHost({ ...releases.environment, RELEASE_NEAR: join(releases.folder, `near-${number}`) })

beforeEach(async () => {
  for (const way of ['info', 'error'] as const) jest.spyOn(console, way).mockReturnValue()
  repository = createTestRepository()
  releases = createTestReleases(repository.root)
  await releases.publishRepository()
  await releases.publish(writeTestBundle(releases.folder, TASKS, NEXT))
  await releases.releaseFirst()
  hosts = await Promise.all([1, 2, 3].map(startNumber))
})

afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(hosts.splice(0).map((host) => host.close()))
  releases.remove()
  repository.remove()
})

async function versionAt(origin: string): Promise<string | undefined> {
  const text = await (await fetch(origin)).text()
  return /\/bundles\/@portal\/tasks\/([^/]+)\/entry\.js/.exec(text)?.[1]
}

/** When a host first served a version. */
async function servedAt(origin: string, version: string): Promise<number> {
  while ((await versionAt(origin)) !== version) await new Promise((look) => setTimeout(look, 20))
  return Date.now()
}

test('all serve a release within a second of each other', async () => {
  await releases.release('promote', promote(TASKS, NEXT))
  const times = await Promise.all(hosts.map(({ origin }) => servedAt(origin, NEXT)))
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(MAX_SKEW_MS)
})

test('a page of one gets its files from another that has not served that release yet', async () => {
  const addresses = ['entry.js', 'list.1a2b.js'].map((file) => `/bundles/${TASKS}/${NEXT}/${file}`)
  for (const { origin } of hosts)
    for (const address of addresses) {
      const { status, headers } = await fetch(origin + address)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
})

test('one that starts without the store serves what it served last; a new one serves the local build', async () => {
  await releases.release('promote', promote(TASKS, NEXT))
  await Promise.all(hosts.map(({ origin }) => servedAt(origin, NEXT)))
  rmSync(releases.root, { recursive: true })
  await hosts.pop()?.close()
  hosts.push(await startNumber(3), await startNumber(4))
  expect(await Promise.all(hosts.map(({ origin }) => versionAt(origin)))).toEqual([NEXT, NEXT, NEXT, VERSION])
})

test('one with a bucket serves its releases', async () => {
  const server = await startFakeS3()
  Object.assign(process.env, {
    S3_ENDPOINT: server.url,
    AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  })
  const name = 's3://portal/hosts'
  const bucket = await openStore(name, process.env)
  await releases.release('promote', promote(TASKS, NEXT))
  const keys = (
    await Promise.all(['artifacts', 'releases'].map((folder) => releases.store.list(folder)))
  ).flat()
  for (const key of keys) await bucket.putNew(key, await releases.store.get(key))
  const near = join(releases.folder, 'near-bucket')
  hosts.push(await startHost({ ...releases.environment, RELEASE_STORE: name, RELEASE_NEAR: near }))
  expect(await versionAt(hosts.at(-1)?.origin ?? '')).toBe(NEXT)
  await hosts.pop()?.close()
  await server.stop()
})
