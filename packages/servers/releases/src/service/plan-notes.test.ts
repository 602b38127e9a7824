import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { HOST_STATUS_PATH } from '@portal/contract/releases/host-status.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import { getReleaseStatus, planOverride, planRelease } from '@portal/contract/releases/release-endpoints.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const USERS = '@portal/users'
const KEY = 'the key of all hosts'
const SHOPS = '@portal/shops'
const READER = {
  name: 'reader',
  token: 'token-of-who-may-look-only',
  permissions: ['release.view', 'release.override'],
}

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>

beforeEach(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  place = createTestStore()
  const folders = [
    ...['1.0.0', '1.1.0'].map((version) => writeTestBundle(place.folder, USERS, version)),
    writeTestBundle(place.folder, SHOPS, '1.0.0', { hasBackend: true }),
  ]
  for (const folder of folders)
    await publishArtifact({ ...place, by: 'ada' }, await readBuiltArtifact(folder))
  const entry = { actor: 'ada', action: 'first', reason: 'As planned' } as const
  await releaseLog({ ...place, environment: 'demo' }).append(0, promote(USERS, '1.0.0')(NOTHING), entry)
  service = await startTestService(place, [READER], {
    RELEASE_HEALTH_KEY: KEY,
    RELEASE_DATA_DIR: `${place.folder}/health`,
  })
})

afterEach(async () => {
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

async function report(host: string, more: object): Promise<void> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ environment: 'demo', host, served: 1, newest: 1, ...more })
  await fetch(service.url + HOST_STATUS_PATH, { method: 'POST', headers, body })
}

async function notesOn(body: ReleaseChange): Promise<readonly string[]> {
  const { body: plan } = await service.as('reader')(planRelease, { params: { environment: 'demo' }, body })
  return plan.notes
}

const notesOnCanaryFor = (...cohorts: string[]) =>
  notesOn({ action: 'canary.start', bundle: USERS, version: '1.1.0', cohorts })

const unseen = (role: string) =>
  `Nobody who has opened the portal since its hosts started has the role "${role}".`

test('a plan warns of a role that nobody on any host has', async () => {
  await report('one:9000', { roles: ['Viewer'] })
  await report('two:9000', { roles: ['Editor'] })
  const notes = await notesOnCanaryFor('Viewer', 'Editor', 'Vewer')
  expect(notes).toContain(unseen('Vewer'))
  expect(notes).not.toContain(unseen('Viewer'))
  expect(notes).not.toContain(unseen('Editor'))
})

test('a plan does not guess where no host reports, or one cannot say which roles people have', async () => {
  expect(await notesOnCanaryFor('Vewer')).not.toContain(unseen('Vewer'))
  await report('one:9000', { roles: ['Viewer'] })
  await report('older:9000', {})
  expect(await notesOnCanaryFor('Vewer')).not.toContain(unseen('Vewer'))
})

test('a plan names the hosts without the backend that a version needs', async () => {
  await report('one:9000', { backends: ['fees'] })
  await report('two:9000', { backends: ['shops'] })
  await report('older:9000', {})
  expect(await notesOn({ action: 'promote', bundle: SHOPS, version: '1.0.0' })).toEqual([
    '@portal/shops 1.0.0 needs the backend of its squad at /api/x/shops, which one:9000 does not have. Deploy it, then add shops=<its address> to SQUAD_BACKENDS there.',
  ])
  expect(await notesOn({ action: 'promote', bundle: USERS, version: '1.1.0' })).toEqual([])
})

test('an override of a version is warned of where its backend is missing', async () => {
  await report('one:9000', { backends: [] })
  const params = { environment: 'demo' }
  const body = { person: 'ada@program.example', versions: { [SHOPS]: '1.0.0' } }
  expect((await service.as('reader')(planOverride, { params, body })).body.notes).toEqual([
    expect.stringContaining('which one:9000 does not have.'),
  ])
})

test('the status does not show the roles of people', async () => {
  await report('one:9000', { roles: ['Viewer'] })
  const { body } = await service.as('reader')(getReleaseStatus, { params: { environment: 'demo' } })
  expect(body.hosts).toEqual([{ host: 'one:9000', served: 1, newest: 1, at: expect.any(String) }])
})
