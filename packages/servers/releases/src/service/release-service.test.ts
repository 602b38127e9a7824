import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Advance } from '@portal/contract/releases/release-changes.ts'
import {
  createOverride,
  createRelease,
  getReleaseStatus,
  listEndedCanaries,
  listOverrides,
  listReleases,
  planRelease,
  publishVersion,
  revokeOverride,
  rollBack,
} from '@portal/contract/releases/release-endpoints.ts'
import { filesFolder, readArtifact, recordKey } from '../artifact/artifact.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService, uploadOf } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'
import { environmentsIn } from './environments.ts'

const [USERS, UI] = ['@portal/users', '@portal/ui']
const ALL = ['release.view', 'release.publish', 'release.promote', 'release.rollback', 'release.override']
const TOKENS = [
  { name: 'all', token: 'token-of-who-may-do-all', permissions: ALL },
  { name: 'users', token: 'token-of-the-users-squad', permissions: ALL, bundles: [USERS] },
  { name: 'viewer', token: 'token-of-who-may-look-only', permissions: ['release.view'] },
]
const changeReason = 'CHG-1234, as planned'
const params = { environment: 'demo' }

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>
let said: string[]

const build = (name: string, version: string, more: object = {}) =>
  writeTestBundle(place.folder, name, version, { ...more })

async function publish(name: string, version: string, more: object = {}): Promise<void> {
  await publishArtifact({ ...place, by: 'ada' }, await readBuiltArtifact(build(name, version, more)))
}

beforeEach(async () => {
  said = []
  for (const way of ['info', 'error'] as const)
    jest.spyOn(console, way).mockImplementation((line) => void said.push(String(line)))
  place = createTestStore()
  for (const version of ['1.0.0', '1.1.0']) await publish(USERS, version)
  await publish(UI, '2.0.0', { offers: { [UI]: { version: '2.0.0', names: ['Page'] } } })
  const log = releaseLog({ ...place, environment: 'demo' })
  const first = promote(UI, '2.0.0')(promote(USERS, '1.0.0')(NOTHING))
  await log.append(0, first, { actor: 'ada', action: 'first', reason: changeReason })
  service = await startTestService(place, TOKENS)
})

afterEach(async () => {
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

const status = async () => (await service.as('viewer')(getReleaseStatus, { params })).body

const release = (change: Advance, ifMatch = '"r1"', who = 'all') =>
  service.as(who)(
    createRelease,
    { params, body: { change, changeReason } },
    {
      headers: ifMatch ? { 'if-match': ifMatch } : {},
    },
  )

const toUsers = (version: string): Advance => ({ action: 'promote', bundle: USERS, version })

const NOBODY = { sessions: 0, failed: 0 }

describe('a reader', () => {
  test('sees the status, what can be released, and the number of the newest release', async () => {
    const { body, headers } = await service.as('viewer')(getReleaseStatus, { params })
    expect(body.release.bundles[USERS]).toEqual({ stable: '1.0.0' })
    expect(body.published.find(({ name }) => name === USERS)?.versions).toMatchObject([
      { version: '1.1.0', by: 'ada' },
      { version: '1.0.0' },
    ])
    expect(headers.get('etag')).toBe('"r1"')
    expect(headers.get('content-type')).toMatch(/^application\/json; ?version="?4"?/)
  })

  test('sees a running canary without health reports', async () => {
    await release({ action: 'canary.start', bundle: USERS, version: '1.1.0', weight: 5 })
    const { release: head, canaries } = await status()
    expect(canaries).toEqual([
      {
        bundle: USERS,
        version: '1.1.0',
        since: head.at,
        verdict: 'undecided',
        canary: NOBODY,
        stable: NOBODY,
        parts: { canary: NOBODY, stable: NOBODY },
        exposure: [{ at: head.at, weight: 5, cohorts: 0 }],
        timeline: [],
      },
    ])
  })

  test('sees why people no longer get a version, until they get it again', async () => {
    const canary: Advance = { action: 'canary.start', bundle: USERS, version: '1.1.0', weight: 5 }
    await release(canary)
    await service.as('all')(
      rollBack,
      { params, body: { change: { action: 'canary.abort', bundle: USERS }, changeReason } },
      { headers: { 'if-match': '"r2"' } },
    )
    const { body: ended } = await service.as('viewer')(listEndedCanaries, { params })
    expect(ended.items).toMatchObject([
      { version: '1.1.0', exposure: [{ weight: 5 }], timeline: [], end: { seq: 3, reason: changeReason } },
    ])
    expect((await status()).withdrawn).toMatchObject([
      {
        bundle: USERS,
        version: '1.1.0',
        seq: 3,
        actor: 'ci:all',
        action: 'canary.abort',
        reason: changeReason,
      },
    ])
    await release(canary, '"r3"')
    expect((await status()).withdrawn).toEqual([])
  })

  test('reads the history page by page, with the changes of each release', async () => {
    await release(toUsers('1.1.0'))
    const query = { limit: 1 }
    const { body: newest } = await service.as('viewer')(listReleases, { params, query })
    expect(newest.items).toMatchObject([
      { seq: 2, actor: 'ci:all', reason: changeReason, differences: [{ bundle: USERS, what: 'stable' }, {}] },
    ])
    expect(newest.before).toBe(2)
    const { body: oldest } = await service.as('viewer')(listReleases, { params, query: { before: 2 } })
    expect(oldest.items.map(({ seq }) => seq)).toEqual([1])
    expect(oldest.before).toBeUndefined()
  })

  test('plans a change without making it', async () => {
    const { body } = await service.as('viewer')(planRelease, { params, body: toUsers('1.1.0') })
    expect(body.problems).toEqual([])
    expect(body.differences).toContainEqual({ bundle: USERS, what: 'stable', from: '1.0.0', to: '1.1.0' })
    expect((await status()).release.seq).toBe(1)
  })

  test('learns that nothing has been released in an environment', async () => {
    const { status: code, error } = await service.as('viewer')(getReleaseStatus, {
      params: { environment: 'staging' },
    })
    expect([code, error?.reason]).toEqual([404, 'RELEASE_NOT_FOUND'])
  })
})

describe('a release', () => {
  test('is made on top of the newest one, with actor and reason', async () => {
    const { status: code, body, headers } = await release(toUsers('1.1.0'))
    expect(code).toBe(201)
    expect(body).toMatchObject({ seq: 2, actor: 'ci:all', action: 'promote', reason: changeReason })
    expect(headers.get('etag')).toBe('"r2"')
    expect((await status()).release.bundles[USERS]).toEqual({ stable: '1.1.0', lastGood: '1.0.0' })
  })

  test('can be a rollback', async () => {
    await release(toUsers('1.1.0'))
    const { status: code, body } = await service.as('all')(
      rollBack,
      { params, body: { change: { action: 'rollback', bundle: USERS }, changeReason } },
      { headers: { 'if-match': '"r2"' } },
    )
    expect([code, body.bundles[USERS]]).toEqual([201, { stable: '1.0.0' }])
  })

  test('gets the same answer when repeated because the answer was lost', async () => {
    const [first, again] = [await release(toUsers('1.1.0')), await release(toUsers('1.1.0'))]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await status()).release.seq).toBe(2)
  })

  test('for an outdated release is refused, and the newest is named', async () => {
    await release(toUsers('1.1.0'))
    const { status: code, error, headers } = await release({ action: 'freeze' })
    expect([code, error?.reason, headers.get('etag')]).toEqual([412, 'REVISION_CONFLICT', '"r2"'])
    expect(error?.message).toBe('Release 2 was made since release 1. See what it changes, then try again.')
  })

  test('in a frozen environment is refused until it is thawed', async () => {
    await release({ action: 'freeze' })
    const { status: code, error } = await release(toUsers('1.1.0'), '"r2"')
    expect([code, error?.reason]).toEqual([423, 'ENVIRONMENT_FROZEN'])
  })

  test.each<[string, Advance, string, number, string, string]>([
    [
      'without an expected release',
      toUsers('1.1.0'),
      '',
      428,
      'REVISION_REQUIRED',
      'release that the change is based on',
    ],
    ['of an unpublished version', toUsers('9.0.0'), '"r1"', 404, 'RELEASE_NOT_FOUND', 'is not published'],
    ['of a stable version', toUsers('1.0.0'), '"r1"', 422, 'RELEASE_REFUSED', 'is already stable'],
    [
      'of an invalid name',
      { action: 'promote', bundle: 'users', version: '1.1.0' },
      '"r1"',
      422,
      'VALIDATION_FAILED',
      '',
    ],
  ])('%s is refused', async (_what, change, ifMatch, code, reason, sentence) => {
    const answer = await release(change, ifMatch)
    expect([answer.status, answer.error?.reason]).toEqual([code, reason])
    expect(answer.error?.message).toContain(sentence)
    expect((await status()).release.seq).toBe(1)
  })

  test('needs a reason', async () => {
    const body = { change: toUsers('1.1.0'), changeReason: 'short' }
    const headers = { 'if-match': '"r1"' }
    const { status: code, error } = await service.as('all')(createRelease, { params, body }, { headers })
    expect([code, error?.errorDetail[0]?.source]).toEqual([422, '/changeReason'])
  })

  test('of a bundle outside the token’s limits is refused', async () => {
    expect((await release(toUsers('1.1.0'), '"r1"', 'users')).status).toBe(201)
    const { status: code, error } = await release({ action: 'freeze' }, '"r2"', 'users')
    expect([code, error?.message]).toEqual([403, `This token is for ${USERS}, not for all bundles.`])
  })

  test('that approves a version is refused from a build token', async () => {
    const approval = { action: 'approve' as const, bundle: USERS, version: '1.1.0' }
    const { status: code, error } = await release(approval, '"r1"')
    expect([code, error?.message]).toEqual([403, 'People approve versions. A build token cannot.'])
  })
})

describe('an uploaded version', () => {
  const publishing = async (folder: string, version: string, who = 'users', name = USERS, facts?: object) =>
    service.as(who)(publishVersion, { params: { name, version } }, { upload: await uploadOf(folder, facts) })

  test('is published permanently', async () => {
    const folder = build(USERS, '1.2.0')
    const first = await publishing(folder, '1.2.0')
    const published = { name: USERS, version: '1.2.0', result: 'published', check: 'missing' }
    expect([first.status, first.body]).toEqual([201, published])
    const again = await publishing(folder, '1.2.0')
    expect([again.status, again.body.result]).toEqual([200, 'unchanged'])
    const others = await publishing(build(USERS, '1.2.0', { script: 'other' }), '1.2.0')
    expect([others.status, others.error?.reason]).toEqual([409, 'VERSION_EXISTS'])
    expect((await status()).published.find(({ name }) => name === USERS)?.versions[0]).toMatchObject({
      version: '1.2.0',
      by: 'ci:users',
    })
  })

  test('must fit an environment that has releases', async () => {
    const upload = await uploadOf(build(USERS, '1.2.0'))
    const input = { params: { name: USERS, version: '1.2.0' }, query: { environment: 'nowhere' } }
    const { status: code, error } = await service.as('users')(publishVersion, input, { upload })
    expect([code, error?.message]).toEqual([
      404,
      expect.stringContaining('Nothing has been released in nowhere'),
    ])
  })

  test('must match the address', async () => {
    const { status: code, error } = await publishing(build(USERS, '1.2.0'), '1.3.0')
    expect([code, error?.message]).toEqual([
      422,
      `The upload is ${USERS} 1.2.0, but the address names ${USERS} 1.3.0.`,
    ])
  })

  test('must find its requirements', async () => {
    const requires = { [UI]: { version: '^3.0.0', names: ['Page'] } }
    const { status: code, error } = await publishing(build(USERS, '2.0.0', { requires }), '2.0.0')
    expect([code, error?.reason]).toEqual([422, 'RELEASE_REFUSED'])
    expect(error?.message).toContain(`${USERS} 2.0.0 needs ${UI} ^3.0.0`)
  })

  test('must not claim an address of another bundle', async () => {
    const routes = [{ path: '/operators', label: 'Operators', title: 'Operators' }]
    const first = await publishing(build(USERS, '1.2.0', { routes }), '1.2.0')
    await release({ action: 'promote', bundle: USERS, version: '1.2.0', unchecked: changeReason })
    const shops = '@portal/shops'
    const second = await publishing(build(shops, '1.0.0', { routes }), '1.0.0', 'all', shops)
    expect([first.status, second.status, second.error?.reason]).toEqual([201, 422, 'RELEASE_REFUSED'])
    expect(second.error?.message).toContain('both claim the address /operators')
  })

  test('must not claim the name of another bundle, even with an unlimited token', async () => {
    for (const [who, code, sentence] of [
      [
        'users',
        403,
        `This token is for ${USERS}, but the manifest provides "${UI}", which belongs to others.`,
      ],
      ['all', 422, `${USERS} 1.2.0 provides "${UI}", which belongs to ${UI}.`],
    ] as const) {
      const folder = build(USERS, '1.2.0', { provides: { [USERS]: 'entry.js', [UI]: 'entry.js' } })
      const { status: answered, error } = await publishing(folder, '1.2.0', who)
      expect([answered, error?.message]).toEqual([code, expect.stringContaining(sentence)])
    }
  })

  test('can provide what the table of owners assigns to it, which a limited token cannot change', async () => {
    const folder = build(USERS, '1.2.0', { provides: { [USERS]: 'entry.js', rxjs: 'entry.js' } })
    expect((await publishing(folder, '1.2.0')).status).toBe(403)
    const own: Advance = { action: 'owner.set', name: 'rxjs', owner: USERS }
    expect((await release(own, '"r1"', 'users')).error?.message).toBe(
      `This token is for ${USERS}, not for all bundles.`,
    )
    expect((await release(own)).status).toBe(201)
    expect((await status()).release.owners).toEqual({ rxjs: USERS })
    expect((await publishing(folder, '1.2.0')).status).toBe(201)
  })

  test('must be complete: missing and changed files are named', async () => {
    const folder = build(USERS, '1.2.0')
    writeFileSync(join(folder, 'entry.js'), 'changed')
    expect((await publishing(folder, '1.2.0')).error?.message).toContain(
      'entry.js does not match the manifest.',
    )
    rmSync(join(folder, 'entry.js'))
    expect((await publishing(folder, '1.2.0')).error?.message).toContain('entry.js is missing.')
  })

  test('carries its source and its check, signed, and is listed with them', async () => {
    const source = { commit: '3f2a1b9c', author: 'Ada', url: 'https://code.example/users/commit/3f2a1b9c' }
    const folder = build(USERS, '1.2.0')
    const { digest } = await readBuiltArtifact(folder)
    const { body } = await publishing(folder, '1.2.0', 'all', USERS, {
      source,
      check: { digest, at: '2026-11-20T09:00:00.000Z' },
    })
    expect(body).toMatchObject({ result: 'published', check: 'passed' })
    expect(await readArtifact(place.store, place.trust, USERS, '1.2.0')).toMatchObject({ source })
    const [newest] = (await status()).published.find(({ name }) => name === USERS)?.versions ?? []
    expect(newest).toMatchObject({ version: '1.2.0', source, check: 'passed' })
    expect((await release(toUsers('1.2.0'))).status).toBe(201)
  })

  test('without a check is released only with a reason, which the release keeps', async () => {
    await publishing(build(USERS, '1.2.0'), '1.2.0')
    const refused = await release(toUsers('1.2.0'))
    expect([refused.status, refused.error?.message]).toEqual([
      422,
      expect.stringContaining('has no passed check'),
    ])
    const unchecked = 'CHG-1235, the build server is down'
    const { body } = await release({ action: 'promote', bundle: USERS, version: '1.2.0', unchecked })
    expect(body.unchecked).toBe(unchecked)
  })

  test.each<[string, object, string]>([
    [
      'an address that is not https',
      { source: { url: 'http://code.example' } },
      'source.url. Must be an HTTPS URL',
    ],
    ['an invalid commit', { source: { commit: 'HEAD' } }, 'source.commit. Must be the ID of a commit'],
    [
      'a check of other bytes',
      { check: { digest: `sha256-${'0'.repeat(64)}`, at: '2026-11-20T09:00:00.000Z' } },
      'The check was made of a different build',
    ],
    ['an unknown fact', { approvedBy: 'Ada' }, 'The facts of the upload are invalid'],
  ])('with %s is refused and leaves nothing', async (_what, facts, sentence) => {
    const { error } = await publishing(build(USERS, '1.2.0'), '1.2.0', 'all', USERS, facts)
    expect(error?.message).toContain(sentence)
    expect((await status()).published.find(({ name }) => name === USERS)?.versions).toHaveLength(2)
  })

  test('must belong to the squad’s own bundles', async () => {
    const { status: code } = await publishing(build(UI, '2.1.0'), '2.1.0', 'users', UI)
    expect(code).toBe(403)
  })

  test('leaves nothing when it is interrupted', async () => {
    const before = await place.store.list('artifacts')
    const form = new Response(await uploadOf(build(USERS, '1.2.0')))
    const bytes = Buffer.from(await form.arrayBuffer())
    const url = new URL(`${service.url}/v1/apps/${encodeURIComponent(USERS)}/versions/1.2.0`)
    await new Promise<void>((resolve) => {
      const sent = request(url, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${TOKENS[0]?.token}`,
          'content-type': form.headers.get('content-type') ?? '',
          'content-length': bytes.length,
        },
      })
      sent.once('error', () => resolve())
      sent.once('close', () => resolve())
      sent.write(bytes.subarray(0, bytes.length - 200), () => sent.destroy())
    })
    expect((await status()).published.find(({ name }) => name === USERS)?.versions).toHaveLength(2)
    expect(await place.store.list('artifacts')).toEqual(before)
  })

  test('can have as many files as a plan accepts', async () => {
    const folder = build(USERS, '1.2.0')
    for (let index = 0; index < 1000; index += 1) writeFileSync(join(folder, `chunk-${index}.js`), '')
    expect((await publishing(build(USERS, '1.2.0'), '1.2.0')).status).toBe(201)
  })

  test('is refused with a file that has no name', async () => {
    const url = `${service.url}/v1/apps/${encodeURIComponent(USERS)}/versions/1.2.0`
    const answer = await fetch(url, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${TOKENS[0]?.token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body: '--b\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n--b--\r\n',
    })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Each file of an upload needs a name.')
  })

  test('is refused without its end', async () => {
    const form = new Response(await uploadOf(build(USERS, '1.2.0')))
    const bytes = Buffer.from(await form.arrayBuffer())
    const url = `${service.url}/v1/apps/${encodeURIComponent(USERS)}/versions/1.2.0`
    const { status: code } = await fetch(url, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${TOKENS[0]?.token}`,
        'content-type': form.headers.get('content-type') ?? '',
      },
      body: bytes.subarray(0, bytes.length - 200),
    })
    expect(code).toBe(400)
  })
})

describe('an override', () => {
  const wanted = { person: 'Ada@program.example', versions: { [USERS]: '1.1.0' }, hours: 2, changeReason }
  const begin = (change: object = {}) =>
    service.as('all')(createOverride, { params, body: { ...wanted, ...change } })

  test('is for one person and has a link', async () => {
    const { status: code, body } = await begin()
    expect([code, body.person, body.by]).toEqual([201, 'ada@program.example', 'ci:all'])
    expect(body.link).toBe(`https://portal.example/releases/try/${body.id}`)
    expect(Date.parse(body.expiresAt) - Date.parse(body.at)).toBe(2 * 3_600_000)
    const { body: list } = await service.as('viewer')(listOverrides, { params })
    expect(list.items).toEqual([body])
  })

  test('can be revoked and stays in the list', async () => {
    const { id: overrideId } = (await begin()).body
    const headers = { 'change-reason': encodeURIComponent(changeReason) }
    const ended = await service.as('all')(revokeOverride, { params: { ...params, overrideId } }, { headers })
    expect(ended.status).toBe(204)
    const { body } = await service.as('viewer')(listOverrides, { params })
    expect(body.items).toMatchObject([{ id: overrideId, revokedAt: expect.any(String) }])
  })

  test('cannot be revoked if it does not exist', async () => {
    const headers = { 'change-reason': encodeURIComponent(changeReason) }
    const input = { params: { ...params, overrideId: crypto.randomUUID() } }
    const { status: code, error } = await service.as('all')(revokeOverride, input, { headers })
    expect([code, error?.reason]).toEqual([404, 'OVERRIDE_NOT_FOUND'])
  })

  test.each([
    ['of an unpublished version', { versions: { [USERS]: '9.0.0' } }, 'RELEASE_REFUSED'],
    ['of an address', { versions: { [USERS]: 'https://elsewhere.example/x.js' } }, 'VALIDATION_FAILED'],
    ['of nothing', { versions: {} }, 'VALIDATION_FAILED'],
    ['for longer than eight hours', { hours: 9 }, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_what, change, reason) => {
    const { status: code, error } = await begin(change)
    expect([code, error?.reason]).toEqual([422, reason])
  })

  test('of a pulled version is refused', async () => {
    await release({ action: 'canary.start', bundle: USERS, version: '1.1.0', weight: 5 })
    await service.as('all')(
      rollBack,
      { params, body: { change: { action: 'canary.abort', bundle: USERS, isPulled: true }, changeReason } },
      { headers: { 'if-match': '"r2"' } },
    )
    expect((await begin()).error?.message).toBe(`${USERS} 1.1.0 was pulled and cannot be used.`)
  })
})

describe('a store', () => {
  test('that is gone makes the service unavailable and not ready', async () => {
    renameSync(place.root, `${place.root}-away`)
    const { status: code, error, headers } = await service.as('viewer')(getReleaseStatus, { params })
    expect([code, error?.reason, headers.get('retry-after')]).toEqual([503, 'MAINTENANCE', '1'])
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(503)
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200)
  })

  test.each([
    `artifacts/${USERS}/1.0.0 copy/artifact.json`,
    'overrides/demo/README.md',
    'overrides/demo/notes.json',
    'releases/.DS_Store',
  ])('with a file of somebody else in it works as before: %s', async (file) => {
    mkdirSync(join(place.root, dirname(file)), { recursive: true })
    writeFileSync(join(place.root, file), '{}')
    const { published } = await status()
    expect(published.find(({ name }) => name === USERS)?.versions).toHaveLength(2)
    expect(await service.as('viewer')(listOverrides, { params })).toMatchObject({ body: { items: [] } })
    expect(await environmentsIn(place.store)).toEqual(['demo'])
  })

  test('with a changed release is not trusted', async () => {
    await service.close()
    writeFileSync(join(place.root, 'releases', 'demo', '00000001.json'), '{}')
    service = await startTestService(place, TOKENS)
    const { status: code, error } = await service.as('viewer')(getReleaseStatus, { params })
    expect([code, error?.message]).toEqual([409, 'Release 1 of demo cannot be read. It was ignored.'])
  })
})

describe('of the stored versions,', () => {
  const damage = async (version: string) => {
    const { digest } = await readArtifact(place.store, place.trust, USERS, version)
    appendFileSync(join(place.root, filesFolder(USERS, version, digest), 'list.1a2b.js'), '\n')
  }

  test.each<[string, Advance]>([
    ['promoted', toUsers('1.1.0')],
    ['tried out as a canary', { action: 'canary.start', bundle: USERS, version: '1.1.0', weight: 5 }],
  ])('a version that differs from what was published is not %s', async (_what, change) => {
    await damage('1.1.0')
    const { status: code, error } = await release(change)
    expect([code, error?.message]).toEqual([
      422,
      '@portal/users 1.1.0 differs from what was published: list.1a2b.js does not match the manifest. It was ignored. Publish the intended files as the next version.',
    ])
    expect((await status()).release.seq).toBe(1)
  })

  test('a missing version does not prevent freezing', async () => {
    await release(toUsers('1.1.0'))
    rmSync(join(place.root, recordKey(USERS, '1.0.0')))
    expect((await release({ action: 'freeze' }, '"r2"')).status).toBe(201)
  })

  test('a missing version cannot be rolled back to, and the error says why', async () => {
    await release(toUsers('1.1.0'))
    rmSync(join(place.root, recordKey(USERS, '1.0.0')))
    const { error } = await service.as('all')(
      rollBack,
      { params, body: { change: { action: 'rollback', to: 1 }, changeReason } },
      { headers: { 'if-match': '"r2"' } },
    )
    expect(error?.message).toContain('@portal/users 1.0.0 is no longer in the store.')
  })
})

test('a plan names cohorts that are taken for roles', async () => {
  const change: Advance = {
    action: 'canary.start',
    bundle: USERS,
    version: '1.1.0',
    cohorts: ['nobodyatall'],
  }
  const { body } = await service.as('viewer')(planRelease, { params, body: change })
  expect([body.problems, body.notes]).toEqual([
    [],
    [
      '"nobodyatall" is not an email address, so it counts as a role: it reaches people who have that role at the identity provider.',
    ],
  ])
})

test('logs each call with its caller and request id, without the token', async () => {
  const { headers } = await service.as('viewer')(getReleaseStatus, { params })
  // Calls in flight are logged before it closes.
  await service.close()
  const lines = said.map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'info',
      server: 'release-service',
      event: 'call',
      caller: 'ci:viewer',
      status: 200,
      correlationId: headers.get('x-correlation-id'),
    }),
  )
  expect(said.join()).not.toContain('token-of')
})

test('refuses a token that was removed from the file, without a restart', async () => {
  const look = () => service.as('viewer')(getReleaseStatus, { params })
  expect((await look()).status).toBe(200)
  writeFileSync(join(place.folder, 'tokens.json'), '[]')
  let { status } = await look()
  while (status === 200) status = (await look()).status
  expect(status).toBe(401)
})

test.each([
  ['not a list', '{}'],
  ['a plain token', JSON.stringify([{ name: 'ci', token: 'abc', permissions: ['release.view'] }])],
  [
    'an unknown permission',
    JSON.stringify([
      { name: 'ci', sha256: createHash('sha256').update('x').digest('hex'), permissions: ['release.all'] },
    ]),
  ],
])('refuses an invalid token file: %s', async (_what, text) => {
  const file = join(place.folder, 'wrong.json')
  writeFileSync(file, text)
  await expect(startTestService(place, [], { RELEASE_TOKENS: file })).rejects.toThrow(
    'RELEASE_TOKENS must name a JSON file',
  )
})
