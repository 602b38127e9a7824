import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  HOST_STATUS_PATH,
  HostStatusReport,
  MAX_REPORTED_ROLES,
} from '@portal/contract/releases/host-status.ts'
import { startHost } from './testing/start-host.ts'
import { startUpstream } from './testing/start-upstream.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository } from './testing/test-repository.ts'

let repository: ReturnType<typeof createTestRepository>
let releases: ReturnType<typeof createTestReleases>
let service: Awaited<ReturnType<typeof startUpstream>>
let host: Awaited<ReturnType<typeof startHost>>

beforeEach(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] })
  repository = createTestRepository()
  releases = createTestReleases(repository.root)
  await releases.publishRepository()
  await releases.releaseFirst()
  service = await startUpstream()
  host = await startHost({
    ...releases.environment,
    RELEASE_SERVICE_URL: service.url,
    RELEASE_HEALTH_KEY: 'the key of all hosts',
    SQUAD_BACKENDS: 'fees=http://127.0.0.1:9501,risk=http://127.0.0.1:9502',
  })
  await moreReportsThan(0)
})

afterEach(async () => {
  await host.close()
  await service.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
  releases.remove()
  repository.remove()
})

async function moreReportsThan(count: number): Promise<void> {
  while (service.seen().length <= count) await new Promise((look) => setTimeout(look, 20))
}

/** The next report, ten seconds later. */
async function nextReport() {
  const before = service.seen().length
  jest.advanceTimersByTime(10_000)
  await moreReportsThan(before)
  const last = service.seen().at(-1)
  expect(last?.request.url).toBe(HOST_STATUS_PATH)
  return HostStatusReport.parse(JSON.parse(last?.body ?? ''))
}

/** Opens a page as somebody with these roles. */
async function visit(groups: readonly string[]): Promise<void> {
  const claims = { sub: 'ada', email: 'ada@program.example', groups }
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.e30`
  await fetch(host.origin, { headers: { cookie: `__Host-portal-id=${token}` } })
}

test('a host reports the squads whose calls it forwards, and the roles of those who opened the portal', async () => {
  expect(await nextReport()).toMatchObject({ backends: ['fees', 'risk'], roles: [] })
  await visit(['Viewer', 'team@program.example'])
  await visit(['Viewer', 'Editor'])
  expect((await nextReport()).roles).toEqual(['Viewer', 'Editor'])
})

test('a host reports the other roles of somebody whose token has invalid ones', async () => {
  await visit(['', 'Viewer', 'a\u0000', 'x'.repeat(300)])
  expect((await nextReport()).roles).toEqual(['Viewer'])
})

test('a host with roles too long to report says nothing of them', async () => {
  for (let visitor = 0; visitor < 20; visitor += 1)
    await visit(Array.from({ length: 20 }, (_, index) => `${'r'.repeat(200)} ${visitor} ${index}`))
  expect((await nextReport()).roles).toBeUndefined()
})

test('a host with too many roles to report says nothing of them', async () => {
  await visit(Array.from({ length: MAX_REPORTED_ROLES + 1 }, (_, index) => `r${index}`))
  expect((await nextReport()).roles).toBeUndefined()
})
