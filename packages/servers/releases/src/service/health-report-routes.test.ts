import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { HEALTH_REPORTS } from '@portal/contract/releases/health-reports.ts'
import { getReleaseStatus, planRelease } from '@portal/contract/releases/release-endpoints.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote, startCanary } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { watch } from '../release/watch.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const USERS = '@portal/users'
const KEY = 'the key of all hosts'
const READER = { name: 'reader', token: 'token-of-who-may-look-only', permissions: ['release.view'] }

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>
let log: ReturnType<typeof releaseLog>

beforeEach(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  place = createTestStore()
  for (const version of ['1.0.0', '1.1.0']) {
    const built = await readBuiltArtifact(writeTestBundle(place.folder, USERS, version))
    await publishArtifact({ ...place, by: 'ada' }, built)
  }
  log = releaseLog({ ...place, environment: 'demo' })
  const content = startCanary(USERS, '1.1.0', { weight: 5 })(promote(USERS, '1.0.0')(NOTHING))
  await log.append(0, content, { actor: 'ada', action: 'first', reason: 'As planned' })
  service = await startTestService(place, [READER], {
    RELEASE_HEALTH_KEY: KEY,
    RELEASE_DATA_DIR: join(place.folder, 'health'),
    RELEASE_ANALYSIS_SECONDS: '0.1',
    RELEASE_CANARY: 'required',
  })
})

afterEach(async () => {
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

const healthy = (session: string, release = 1) => {
  const own = session.padEnd(16, '-')
  return { session: own, reporter: own, release, bundle: USERS, version: '1.1.0' }
}
const failing = (session: string, release = 1) => ({ ...healthy(session, release), failure: 'mount' })

async function send(reports: readonly object[], key = KEY): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ environment: 'demo', reports })
  return (await fetch(service.url + HEALTH_REPORTS, { method: 'POST', headers, body })).status
}

test('health reports from hosts abort a failing canary', async () => {
  expect(await send([failing('one'), failing('two')])).toBe(204)
  while ((await log.head())?.seq === 1) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await log.head()).toMatchObject({ actor: 'analysis', action: 'canary.abort' })
})

test('health reports from hosts take a promoted version back, and the status says until when it is watched', async () => {
  const head = await log.head()
  const promoted = watch(USERS, Date.now())(promote(USERS, '1.1.0')(head ?? NOTHING))
  await log.append(1, promoted, { actor: 'ada', action: 'promote', reason: 'As planned' })
  const params = { environment: 'demo' }
  const { watched } = (await service.as('reader')(getReleaseStatus, { params })).body
  expect(watched).toMatchObject([{ bundle: USERS, version: '1.1.0', verdict: 'undecided' }])
  expect(Date.parse(watched[0]?.until ?? '') - Date.now()).toBeGreaterThan(3_500_000)
  await send([failing('one', 2), failing('two', 2)])
  while ((await log.head())?.seq === 2) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await log.head()).toMatchObject({ actor: 'analysis', action: 'rollback' })
  const { body } = await service.as('reader')(getReleaseStatus, { params })
  expect(body.watched).toEqual([])
  expect(body.withdrawn).toMatchObject([{ version: '1.1.0', actor: 'analysis' }])
})

test('a required canary can be promoted once somebody has used it', async () => {
  const plan = () =>
    service.as('reader')(planRelease, {
      params: { environment: 'demo' },
      body: { action: 'promote', bundle: USERS, version: '1.1.0', unchecked: 'CHG-1234, as planned' },
    })
  expect((await plan()).body.problems).toEqual([
    `Nobody who is signed in has used the canary ${USERS} 1.1.0 yet. Promote it after the first session, or give the canary to more people.`,
  ])
  await send([healthy('one')])
  expect((await plan()).body.problems).toEqual([])
})

test('only hosts can send them', async () => {
  expect(await send([failing('one'), failing('two')], 'another key')).toBe(401)
  expect((await fetch(service.url + HEALTH_REPORTS, { method: 'POST' })).status).toBe(401)
})

test('a report on a version with the longest number is accepted', async () => {
  const version = `100000000.100000000.100000000-${'a'.repeat(80)}`
  expect(await send([{ ...failing('one'), version }])).toBe(204)
})

test('an invalid report is refused', async () => {
  expect(await send([{ ...failing('one'), failure: 'made-up' }])).toBe(422)
  expect(await send([])).toBe(422)
})
