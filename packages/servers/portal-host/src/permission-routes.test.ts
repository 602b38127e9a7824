import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ServedPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { DECLARED_PERMISSIONS, type DeclaredPermissions } from '@portal/contract/served-release.ts'
import { overrideStore } from '@portal/releases/overrides/override-store.ts'
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

/** Starts a host and fetches the permissions that its releases declare. */
async function fetchDeclared() {
  host = await startHost(releases.environment)
  return fetch(host.origin + DECLARED_PERMISSIONS)
}

test('lists the permissions that served applications declare', async () => {
  await publish('1.3.0', retry, pause)
  await releases.release('promote', promote(TASKS, '1.3.0'))
  const answer = await fetchDeclared()
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
  expect(await (await fetchDeclared()).json()).toMatchObject({ permissions: [] })
})

test('a canary adds its permissions; where both versions describe one, the stable description wins', async () => {
  await publish('1.3.0', retry)
  await publish('1.4.0', { ...retry, description: 'Retry everything' }, pause)
  await releases.release('promote', promote(TASKS, '1.3.0'))
  await releases.release('canary.start', startCanary(TASKS, '1.4.0', { weight: 10 }))
  expect(await (await fetchDeclared()).json()).toMatchObject({
    permissions: [
      { app: TASKS, ...retry },
      { app: TASKS, ...pause },
    ],
  })
})

test('versions of overrides neither fill the list nor declare in the area of another application', async () => {
  const of = (name: string, version: number) => ({
    ...pause,
    resource: `x.tasks.${name}-${version}`,
    description: '手'.repeat(200),
  })
  const imitation = writeTestBundle(releases.folder, '@zevil/tasks', '1.0.0', {
    permissions: [of('evil', 0)],
  })
  await releases.publish(imitation)
  await publish('1.3.0', retry)
  await releases.release('promote', promote(TASKS, '1.3.0'))
  const overrides = overrideStore({
    ...releases,
    environment: 'demo',
    portalOrigin: 'https://portal.example',
  })
  const person = 'ada@program.example'
  const tryOut = (versions: Record<string, string>) =>
    overrides.create(
      { person, versions, hours: 1, reason: 'CHG-1234, a look at it' },
      'grace@program.example',
    )
  await tryOut({ '@zevil/tasks': '1.0.0' })
  for (const version of [0, 1, 2, 3]) {
    const rows = Array.from({ length: 20 }, (_, index) => of(`n${index}`, version))
    await publish(`2.0.${version}`, ...rows)
    await tryOut({ [TASKS]: `2.0.${version}` })
  }
  const text = await (await fetchDeclared()).text()
  const { permissions }: DeclaredPermissions = JSON.parse(text)
  expect(permissions[0]).toEqual({ app: TASKS, ...retry })
  expect(permissions.some(({ app }) => app !== TASKS)).toBe(false)
  expect(permissions.length).toBeGreaterThan(20)
  expect(Buffer.byteLength(text)).toBeLessThan(33_000)
})
