import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { HOST_STATUS_PATH } from '@portal/contract/releases/host-status.ts'
import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const KEY = 'the key of all hosts'
const READER = { name: 'reader', token: 'token-of-who-may-look-only', permissions: ['release.view'] }
const HELD = { host: 'one:9000', served: 1, newest: 2, problem: 'It does not fit.' }

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>

beforeEach(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  place = createTestStore()
  const entry = { actor: 'ada', action: 'first', reason: 'As planned' } as const
  await releaseLog({ ...place, environment: 'demo' }).append(
    0,
    promote('@portal/users', '1.0.0')(NOTHING),
    entry,
  )
  service = await startTestService(place, [READER], {
    RELEASE_HEALTH_KEY: KEY,
    RELEASE_DATA_DIR: `${place.folder}/health`,
  })
})

afterEach(async () => {
  jest.useRealTimers()
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

async function tell(status: object, environment = 'demo', key = KEY): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ environment, ...status })
  return (await fetch(service.url + HOST_STATUS_PATH, { method: 'POST', headers, body })).status
}

const hosts = async () =>
  (await service.as('reader')(getReleaseStatus, { params: { environment: 'demo' } })).body.hosts

test('the status lists the hosts of its environment, and why one is behind', async () => {
  expect(await tell({ host: 'two:9000', served: 1, newest: 1 })).toBe(204)
  expect(await tell(HELD)).toBe(204)
  expect(await tell({ ...HELD, host: 'elsewhere:9000' }, 'prod')).toBe(204)
  expect(await hosts()).toEqual([
    { ...HELD, at: expect.any(String) },
    { host: 'two:9000', served: 1, newest: 1, at: expect.any(String) },
  ])
})

test('a host that follows again is no longer behind', async () => {
  await tell(HELD)
  await tell({ host: HELD.host, served: 2, newest: 2 })
  expect(await hosts()).toEqual([{ host: HELD.host, served: 2, newest: 2, at: expect.any(String) }])
})

test('a host that is gone is forgotten after a minute', async () => {
  await tell(HELD)
  jest.useFakeTimers({
    now: Date.now() + 61_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  })
  expect(await hosts()).toEqual([])
})

test('only hosts can report', async () => {
  expect(await tell(HELD, 'demo', 'another key')).toBe(401)
  expect(await hosts()).toEqual([])
})
