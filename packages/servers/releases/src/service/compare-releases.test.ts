import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { compareReleases } from '@portal/contract/releases/release-endpoints.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const USERS = '@portal/users'
const READER = { name: 'reader', token: 'token-of-who-may-look-only', permissions: ['release.view'] }

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>

beforeEach(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  place = createTestStore()
  const log = releaseLog({ ...place, environment: 'demo' })
  const entry = { actor: 'ada', action: 'promote', reason: 'As planned' } as const
  let content = NOTHING
  for (const [index, version] of ['1.0.0', '1.1.0', '1.2.0'].entries()) {
    const built = await readBuiltArtifact(writeTestBundle(place.folder, USERS, version))
    await publishArtifact({ ...place, by: 'ada' }, built)
    content = await log.append(index, promote(USERS, version)(content), entry)
  }
  service = await startTestService(place, [READER])
})

afterEach(async () => {
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

const compared = (from: number, seq: string) =>
  service.as('reader')(compareReleases, { params: { environment: 'demo', seq }, query: { from } })

test('any two releases can be compared, with the lines of the import map', async () => {
  const { body } = await compared(1, '3')
  expect(body.differences).toContainEqual({ bundle: USERS, what: 'stable', from: '1.0.0', to: '1.2.0' })
  expect(body.imports).toEqual([
    {
      name: USERS,
      from: `/bundles/${USERS}/1.0.0/entry.js`,
      to: `/bundles/${USERS}/1.2.0/entry.js`,
      isOtherOwner: false,
    },
  ])
})

test('a release has no differences from itself', async () => {
  expect((await compared(2, '2')).body).toEqual({ differences: [], imports: [] })
})

test.each(['9', 'x'])('release %s, which does not exist, cannot be compared', async (seq) => {
  const { status, error } = await compared(1, seq)
  expect([status, error?.reason]).toEqual([404, 'RELEASE_NOT_FOUND'])
})
