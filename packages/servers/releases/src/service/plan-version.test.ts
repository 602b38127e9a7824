import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { BUNDLE_MANIFEST } from '@portal/contract/releases/built-files.ts'
import { planVersion } from '@portal/contract/releases/release-endpoints.ts'
import { readBuiltArtifact, readBuiltFiles } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const USERS = '@portal/users'
const TOKENS = [
  { name: 'all', token: 'token-of-who-may-do-all', permissions: ['release.view', 'release.publish'] },
  {
    name: 'shops',
    token: 'token-of-another-squad',
    permissions: ['release.publish'],
    bundles: ['@portal/shops'],
  },
]
const ROUTES = [{ path: '/operators', label: 'Operators', title: 'Operators' }]

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>

const build = (version: string, more: object = {}) =>
  writeTestBundle(place.folder, USERS, version, { routes: ROUTES, ...more })

beforeEach(async () => {
  for (const way of ['info', 'error'] as const) jest.spyOn(console, way).mockReturnValue()
  place = createTestStore()
  await publishArtifact({ ...place, by: 'ada', needsCheck: true }, await readBuiltArtifact(build('1.0.0')))
  const entry = { actor: 'ada', action: 'first', reason: 'As planned' } as const
  await releaseLog({ ...place, environment: 'demo' }).append(0, promote(USERS, '1.0.0')(NOTHING), entry)
  service = await startTestService(place, TOKENS)
})

afterEach(async () => {
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

interface Choice {
  readonly who?: string
  readonly without?: string
  readonly more?: readonly string[]
}

async function planned(folder: string, { who = 'all', without = '', more = [] }: Choice = {}) {
  const built = await readBuiltFiles(folder)
  const files = [...built.keys(), ...more].filter((name) => name !== BUNDLE_MANIFEST && name !== without)
  const manifest = built.get(BUNDLE_MANIFEST)?.toString() ?? ''
  return service.as(who)(planVersion, { params: { environment: 'demo' }, body: { manifest, files } })
}

test('says what a built folder is, what it declares, and that it needs a check', async () => {
  const folder = build('1.1.0', { requires: { react: { version: '^19.0.0', names: [] } } })
  const { body } = await planned(folder)
  expect(body).toMatchObject({
    name: USERS,
    version: '1.1.0',
    digest: (await readBuiltArtifact(folder)).digest,
    isPublished: false,
    check: 'missing',
    declares: { screens: ['/operators'], provides: [USERS], requires: ['react ^19.0.0'] },
  })
})

test('names everything that would stop it: missing files and requirements', async () => {
  const requires = { '@portal/ui': { version: '^3.0.0', names: ['Page'] } }
  const { body } = await planned(build('1.1.0', { requires }), { without: 'entry.js' })
  expect(body.problems).toEqual([
    'entry.js is missing.',
    `${USERS} 1.1.0 needs @portal/ui, which no bundle offers.`,
  ])
})

test('names files that publishing refuses', async () => {
  const folder = build('1.1.0')
  const odd = ['..', '.hidden.js', 'list~1.js', 'a/b.js']
  const file = join(folder, BUNDLE_MANIFEST)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const files = {
    ...manifest.files,
    ...Object.fromEntries(odd.map((name) => [name, manifest.files['entry.js']])),
  }
  writeFileSync(file, JSON.stringify({ ...manifest, files }))
  const { body } = await planned(folder, { more: [...odd, 'constructor'] })
  expect(body.problems).toEqual([
    'constructor is not in the manifest.',
    ...odd.map((name) => expect.stringContaining(`"${name}" is not a valid file name.`)),
  ])
})

test('knows a version that is published with the same bytes, and one with others', async () => {
  const same = await planned(build('1.0.0'))
  expect([same.body.isPublished, same.body.problems]).toEqual([true, []])
  const other = await planned(build('1.0.0', { script: 'other' }))
  expect([other.body.isPublished, other.body.problems]).toEqual([
    false,
    [
      `${USERS} 1.0.0 is already published with different contents. Build yours as the next version, then publish that.`,
    ],
  ])
})

test("refuses a manifest that is not a bundle's", async () => {
  const body = { manifest: '{ "name": "users" }', files: [] }
  const { status, error } = await service.as('all')(planVersion, { params: { environment: 'demo' }, body })
  expect([status, error?.message]).toEqual([
    422,
    expect.stringContaining("The manifest.json is not a bundle's"),
  ])
})

test('is refused for a bundle that the token is not for', async () => {
  const { status, error } = await planned(build('1.1.0'), { who: 'shops' })
  expect([status, error?.message]).toEqual([403, `This token is for @portal/shops, not for ${USERS}.`])
})
