import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createRelease, getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const USERS = '@portal/users'
const BUILDS = 12
const TOKENS = [
  { name: 'all', token: 'token-of-who-may-do-all', permissions: ['release.view', 'release.promote'] },
]
const params = { environment: 'demo' }

let place: ReturnType<typeof createTestStore>
let services: Awaited<ReturnType<typeof startTestService>>[]

beforeEach(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  place = createTestStore()
  await publishArtifact(
    { ...place, by: 'ada' },
    await readBuiltArtifact(writeTestBundle(place.folder, USERS, '1.0.0')),
  )
  const log = releaseLog({ ...place, environment: 'demo' })
  await log.append(0, promote(USERS, '1.0.0')(NOTHING), {
    actor: 'ada',
    action: 'first',
    reason: 'As planned',
  })
  services = await Promise.all([startTestService(place, TOKENS), startTestService(place, TOKENS)])
})

afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(services.map((service) => service.close()))
  place.remove()
})

/** Freezes or thaws, whichever is possible; retries when somebody else is faster. */
async function release(number: number): Promise<number> {
  const service = services[number % services.length]
  if (!service) throw new Error('There is no service.')
  const { release: head } = (await service.as('all')(getReleaseStatus, { params })).body
  const change = { action: head.frozen ? 'thaw' : 'freeze' } as const
  const body = { change, changeReason: `Build ${number} has something new` }
  const headers = { 'if-match': `"r${head.seq}"` }
  const answer = await service.as('all')(createRelease, { params, body }, { headers })
  return answer.status === 412 || answer.status === 422 || answer.status === 423
    ? release(number)
    : answer.status
}

test('keeps every release of twelve builds that release through two services at once', async () => {
  const builds = Array.from({ length: BUILDS }, (_, number) => number)
  expect(new Set(await Promise.all(builds.map(release)))).toEqual(new Set([201]))
  const history = await releaseLog({ ...place, environment: 'demo' }).history()
  const reasons = history.map(({ reason }) => reason).filter((reason) => reason.startsWith('Build'))
  expect(new Set(reasons).size).toBe(BUILDS)
  expect(history).toHaveLength(BUILDS + 1)
})
