import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ServedPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { DECLARED_PERMISSIONS } from '@portal/contract/served-release.ts'
import { promote, startCanary } from '@portal/releases/release/changes.ts'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { startHost } from './testing/start-host.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository } from './testing/test-repository.ts'

const TASKS = '@portal/tasks'
const retry = { group: 'Task tools', resource: 'x.tasks.retry-all', description: 'Retry all tasks' }
const pause = { group: 'Task tools', resource: 'x.tasks.pause', description: 'Pause the queue' }

let repository: ReturnType<typeof createTestRepository>
let releases: ReturnType<typeof createTestReleases>
let host: Awaited<ReturnType<typeof startHost>> | undefined

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  repository = createTestRepository()
  releases = createTestReleases(repository.root)
  await releases.publishRepository()
  await releases.releaseFirst()
})

afterEach(async () => {
  jest.restoreAllMocks()
  await host?.close()
  releases.remove()
  repository.remove()
})

async function publish(version: string, ...permissions: object[]): Promise<void> {
  await releases.publish(writeTestBundle(releases.folder, TASKS, version, { permissions }))
}

/** What a host tells about the releases so far. */
async function asked() {
  host = await startHost(releases.environment)
  return fetch(host.origin + DECLARED_PERMISSIONS)
}

test('tells which permissions the served applications declare', async () => {
  await publish('1.3.0', retry, pause)
  await releases.release('promote', promote(TASKS, '1.3.0'))
  const answer = await asked()
  const told = await answer.json()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(told).toEqual({
    release: expect.any(String),
    permissions: [
      { app: TASKS, ...retry },
      { app: TASKS, ...pause },
    ],
  })
  // As the product API reads it.
  expect(told).toMatchObject({
    permissions: [retry, pause].map((row) => ServedPermission.parse({ app: TASKS, ...row })),
  })
})

test('an application without permissions declares none', async () => {
  expect(await (await asked()).json()).toMatchObject({ permissions: [] })
})

test('a canary adds its permissions; what both versions declare is described by the stable one', async () => {
  await publish('1.3.0', retry)
  await publish('1.4.0', { ...retry, description: 'Retry everything' }, pause)
  await releases.release('promote', promote(TASKS, '1.3.0'))
  await releases.release('canary.start', startCanary(TASKS, '1.4.0', { weight: 10 }))
  expect(await (await asked()).json()).toMatchObject({
    permissions: [
      { app: TASKS, ...retry },
      { app: TASKS, ...pause },
    ],
  })
})
