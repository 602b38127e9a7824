import { createHash } from 'node:crypto'
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import {
  createOverride,
  createRelease,
  getReleaseStatus,
  listOverrides,
  listReleases,
  planRelease,
  publishVersion,
  revokeOverride,
  rollBack,
} from '@portal/contract/releases/release-endpoints.ts'
import type { Advance } from '@portal/contract/releases/release-schemas.ts'
import { filesFolder, readArtifact, recordKey } from '../artifact/artifact.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { releaseLog } from '../log/release-log.ts'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService, uploadOf } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

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

describe('who looks', () => {
  test('sees what stands, what there is to release, and as of which release', async () => {
    const { body, headers } = await service.as('viewer')(getReleaseStatus, { params })
    expect(body.release.bundles[USERS]).toEqual({ stable: '1.0.0' })
    expect(body.published.find(({ name }) => name === USERS)?.versions).toMatchObject([
      { version: '1.1.0', by: 'ada' },
      { version: '1.0.0' },
    ])
    expect(headers.get('etag')).toBe('"r1"')
    expect(headers.get('content-type')).toMatch(/^application\/json; ?version="?4"?/)
  })

  test('sees a running canary, of which nothing is known yet', async () => {
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
        timeline: [],
      },
    ])
  })

  test('reads the history page by page, with what each release changed', async () => {
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

  test('plans a change, which changes nothing', async () => {
    const { body } = await service.as('viewer')(planRelease, { params, body: toUsers('1.1.0') })
    expect(body.problems).toEqual([])
    expect(body.differences).toContainEqual({ bundle: USERS, what: 'stable', from: '1.0.0', to: '1.1.0' })
    expect((await status()).release.seq).toBe(1)
  })

  test('is told that nothing has been released in an environment', async () => {
    const { status: code, error } = await service.as('viewer')(getReleaseStatus, {
      params: { environment: 'staging' },
    })
    expect([code, error?.reason]).toEqual([404, 'RELEASE_NOT_FOUND'])
  })
})

describe('a release', () => {
  test('is made for the newest one, and says who and why', async () => {
    const { status: code, body, headers } = await release(toUsers('1.1.0'))
    expect(code).toBe(201)
    expect(body).toMatchObject({ seq: 2, actor: 'ci:all', action: 'promote', reason: changeReason })
    expect(headers.get('etag')).toBe('"r2"')
    expect((await status()).release.bundles[USERS]).toEqual({ stable: '1.1.0', lastGood: '1.0.0' })
  })

  test('goes back, too', async () => {
    await release(toUsers('1.1.0'))
    const { status: code, body } = await service.as('all')(
      rollBack,
      { params, body: { change: { action: 'rollback', bundle: USERS }, changeReason } },
      { headers: { 'if-match': '"r2"' } },
    )
    expect([code, body.bundles[USERS]]).toEqual([201, { stable: '1.0.0' }])
  })

  test('that comes again because its answer was lost is answered the same', async () => {
    const [first, again] = [await release(toUsers('1.1.0')), await release(toUsers('1.1.0'))]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await status()).release.seq).toBe(2)
  })

  test('for a release that is not the newest any more is refused, and the newest is named', async () => {
    await release(toUsers('1.1.0'))
    const { status: code, error, headers } = await release({ action: 'freeze' })
    expect([code, error?.reason, headers.get('etag')]).toEqual([412, 'REVISION_CONFLICT', '"r2"'])
    expect(error?.message).toBe(
      'Release 2 has been made since release 1. Look at what it changes, then try again.',
    )
  })

  test('in a frozen environment waits until it is thawed', async () => {
    await release({ action: 'freeze' })
    const { status: code, error } = await release(toUsers('1.1.0'), '"r2"')
    expect([code, error?.reason]).toEqual([423, 'ENVIRONMENT_FROZEN'])
  })

  test.each<[string, Advance, string, number, string, string]>([
    ['that names no release it was made for', toUsers('1.1.0'), '', 428, 'REVISION_REQUIRED', 'Say which'],
    [
      'of a version that nobody has published',
      toUsers('9.0.0'),
      '"r1"',
      404,
      'RELEASE_NOT_FOUND',
      'has not been published',
    ],
    ['of what is stable already', toUsers('1.0.0'), '"r1"', 422, 'RELEASE_REFUSED', 'is stable already'],
    [
      'of something that has no such name',
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

  test('of a bundle that a token is not for is refused', async () => {
    expect((await release(toUsers('1.1.0'), '"r1"', 'users')).status).toBe(201)
    const { status: code, error } = await release({ action: 'freeze' }, '"r2"', 'users')
    expect([code, error?.message]).toEqual([403, `This token is for ${USERS}, and not for all bundles.`])
  })
})

describe('a version that is uploaded', () => {
  const publishing = async (folder: string, version: string, who = 'users', name = USERS) =>
    service.as(who)(publishVersion, { params: { name, version } }, { upload: await uploadOf(folder) })

  test('is published for good', async () => {
    const folder = build(USERS, '1.2.0')
    const first = await publishing(folder, '1.2.0')
    expect([first.status, first.body]).toEqual([201, { name: USERS, version: '1.2.0', result: 'published' }])
    const again = await publishing(folder, '1.2.0')
    expect([again.status, again.body.result]).toEqual([200, 'unchanged'])
    const others = await publishing(build(USERS, '1.2.0', { script: 'other' }), '1.2.0')
    expect([others.status, others.error?.reason]).toEqual([409, 'VERSION_EXISTS'])
    expect((await status()).published.find(({ name }) => name === USERS)?.versions[0]).toMatchObject({
      version: '1.2.0',
      by: 'ci:users',
    })
  })

  test('must be the one that the address names', async () => {
    const { status: code, error } = await publishing(build(USERS, '1.2.0'), '1.3.0')
    expect([code, error?.message]).toEqual([
      422,
      `The upload is ${USERS} 1.2.0, but the address names ${USERS} 1.3.0.`,
    ])
  })

  test('must find what it requires', async () => {
    const requires = { [UI]: { version: '^3.0.0', names: ['Page'] } }
    const { status: code, error } = await publishing(build(USERS, '2.0.0', { requires }), '2.0.0')
    expect([code, error?.reason]).toEqual([422, 'RELEASE_REFUSED'])
    expect(error?.message).toContain(`${USERS} 2.0.0 needs ${UI} ^3.0.0`)
  })

  test('must leave the addresses of others to them', async () => {
    const routes = [{ path: '/operators', label: 'Operators', title: 'Operators' }]
    const first = await publishing(build(USERS, '1.2.0', { routes }), '1.2.0')
    await release(toUsers('1.2.0'))
    const shops = '@portal/shops'
    const second = await publishing(build(shops, '1.0.0', { routes }), '1.0.0', 'all', shops)
    expect([first.status, second.status, second.error?.reason]).toEqual([201, 422, 'RELEASE_REFUSED'])
    expect(second.error?.message).toContain('both claim the address /operators')
  })

  test('must leave the names of others to them, whether its token is limited or not', async () => {
    for (const [who, code, sentence] of [
      ['users', 403, `This token is for ${USERS}, and the manifest provides "${UI}", which is not theirs.`],
      ['all', 422, `${USERS} 1.2.0 provides "${UI}", which belongs to ${UI}.`],
    ] as const) {
      const folder = build(USERS, '1.2.0', { provides: { [USERS]: 'entry.js', [UI]: 'entry.js' } })
      const { status: answered, error } = await publishing(folder, '1.2.0', who)
      expect([answered, error?.message]).toEqual([code, expect.stringContaining(sentence)])
    }
  })

  test('may provide what the table of owners gives it, which a token for some bundles cannot change', async () => {
    const folder = build(USERS, '1.2.0', { provides: { [USERS]: 'entry.js', rxjs: 'entry.js' } })
    expect((await publishing(folder, '1.2.0')).status).toBe(403)
    const own: Advance = { action: 'owner.set', name: 'rxjs', owner: USERS }
    expect((await release(own, '"r1"', 'users')).error?.message).toBe(
      `This token is for ${USERS}, and not for all bundles.`,
    )
    expect((await release(own)).status).toBe(201)
    expect((await status()).release.owners).toEqual({ rxjs: USERS })
    expect((await publishing(folder, '1.2.0')).status).toBe(201)
  })

  test('must be whole: a file that is missing or was changed is named', async () => {
    const folder = build(USERS, '1.2.0')
    writeFileSync(join(folder, 'entry.js'), 'changed')
    expect((await publishing(folder, '1.2.0')).error?.message).toContain(
      'entry.js is not what the manifest says.',
    )
    rmSync(join(folder, 'entry.js'))
    expect((await publishing(folder, '1.2.0')).error?.message).toContain('entry.js is missing.')
  })

  test('is not for everybody: a squad publishes its own bundles', async () => {
    const { status: code } = await publishing(build(UI, '2.1.0'), '2.1.0', 'users', UI)
    expect(code).toBe(403)
  })

  test('that is broken off leaves nothing', async () => {
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

  test('without its end is not taken either', async () => {
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

describe('a trial', () => {
  const wanted = { person: 'Ada@program.example', versions: { [USERS]: '1.1.0' }, hours: 2, changeReason }
  const begin = (change: object = {}) =>
    service.as('all')(createOverride, { params, body: { ...wanted, ...change } })

  test('is for one person, and has a link', async () => {
    const { status: code, body } = await begin()
    expect([code, body.person, body.by]).toEqual([201, 'ada@program.example', 'ci:all'])
    expect(body.link).toBe(`https://portal.example/releases/try/${body.id}`)
    expect(Date.parse(body.expiresAt) - Date.parse(body.at)).toBe(2 * 3_600_000)
    const { body: list } = await service.as('viewer')(listOverrides, { params })
    expect(list.items).toEqual([body])
  })

  test('can be ended, and stays in the list', async () => {
    const { id: overrideId } = (await begin()).body
    const headers = { 'change-reason': encodeURIComponent(changeReason) }
    const ended = await service.as('all')(revokeOverride, { params: { ...params, overrideId } }, { headers })
    expect(ended.status).toBe(204)
    const { body } = await service.as('viewer')(listOverrides, { params })
    expect(body.items).toMatchObject([{ id: overrideId, revokedAt: expect.any(String) }])
  })

  test('that there is not cannot be ended', async () => {
    const headers = { 'change-reason': encodeURIComponent(changeReason) }
    const input = { params: { ...params, overrideId: crypto.randomUUID() } }
    const { status: code, error } = await service.as('all')(revokeOverride, input, { headers })
    expect([code, error?.reason]).toEqual([404, 'OVERRIDE_NOT_FOUND'])
  })

  test.each([
    ['of what nobody has published', { versions: { [USERS]: '9.0.0' } }, 'RELEASE_REFUSED'],
    ['of an address', { versions: { [USERS]: 'https://elsewhere.example/x.js' } }, 'VALIDATION_FAILED'],
    ['of nothing', { versions: {} }, 'VALIDATION_FAILED'],
    ['for longer than eight hours', { hours: 9 }, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_what, change, reason) => {
    const { status: code, error } = await begin(change)
    expect([code, error?.reason]).toEqual([422, reason])
  })

  test('of a version that was pulled is refused', async () => {
    await release({ action: 'canary.start', bundle: USERS, version: '1.1.0', weight: 5 })
    await service.as('all')(
      rollBack,
      { params, body: { change: { action: 'canary.abort', bundle: USERS, isPulled: true }, changeReason } },
      { headers: { 'if-match': '"r2"' } },
    )
    expect((await begin()).error?.message).toBe(`${USERS} 1.1.0 was pulled. Nobody may run it.`)
  })
})

describe('a store', () => {
  test('that has gone makes the service ask for patience, and not ready', async () => {
    renameSync(place.root, `${place.root}-away`)
    const { status: code, error, headers } = await service.as('viewer')(getReleaseStatus, { params })
    expect([code, error?.reason, headers.get('retry-after')]).toEqual([503, 'MAINTENANCE', '1'])
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(503)
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200)
  })

  test('in which a release was changed is not believed', async () => {
    await service.close()
    writeFileSync(join(place.root, 'releases', 'demo', '00000001.json'), '{}')
    service = await startTestService(place, TOKENS)
    const { status: code, error } = await service.as('viewer')(getReleaseStatus, { params })
    expect([code, error?.message]).toEqual([409, 'Release 1 of demo cannot be read. It is not used.'])
  })
})

describe('of what lies in the store,', () => {
  const damage = async (version: string) => {
    const { digest } = await readArtifact(place.store, place.trust, USERS, version)
    appendFileSync(join(place.root, filesFolder(USERS, version, digest), 'list.1a2b.js'), '\n')
  }

  test.each<[string, Advance]>([
    ['promoted', toUsers('1.1.0')],
    ['tried out as a canary', { action: 'canary.start', bundle: USERS, version: '1.1.0', weight: 5 }],
  ])('a version that is not what was published is not %s', async (_what, change) => {
    await damage('1.1.0')
    const { status: code, error } = await release(change)
    expect([code, error?.message]).toEqual([
      422,
      '@portal/users 1.1.0 is not what was published: list.1a2b.js is not what the manifest says. It is not used. Publish what it was meant to be as the next version.',
    ])
    expect((await status()).release.seq).toBe(1)
  })

  test('a version that is gone keeps nobody from freezing', async () => {
    await release(toUsers('1.1.0'))
    rmSync(join(place.root, recordKey(USERS, '1.0.0')))
    expect((await release({ action: 'freeze' }, '"r2"')).status).toBe(201)
  })

  test('a version that is gone is not gone back to, and it is said why', async () => {
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

test('a plan says who is taken for a role', async () => {
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
      '"nobodyatall" is no email address: it is taken for a role, and reaches those for whom the identity provider names that role.',
    ],
  ])
})

test('each call is logged with who made it, under the id of the request, and without its token', async () => {
  const { headers } = await service.as('viewer')(getReleaseStatus, { params })
  // What is under way is logged by then.
  await service.close()
  const lines = said.map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      caller: 'ci:viewer',
      status: 200,
      correlationId: headers.get('x-correlation-id'),
    }),
  )
  expect(said.join()).not.toContain('token-of')
})

test('a token that was taken out of the file is refused within seconds, without a restart', async () => {
  const look = () => service.as('viewer')(getReleaseStatus, { params })
  expect((await look()).status).toBe(200)
  writeFileSync(join(place.folder, 'tokens.json'), '[]')
  const begun = Date.now()
  while ((await look()).status !== 401) expect(Date.now() - begun).toBeLessThan(5_000)
})

test.each([
  ['no list', '{}'],
  ['a token as it is', JSON.stringify([{ name: 'ci', token: 'abc', permissions: ['release.view'] }])],
  [
    'a permission that there is not',
    JSON.stringify([
      { name: 'ci', sha256: createHash('sha256').update('x').digest('hex'), permissions: ['release.all'] },
    ]),
  ],
])('tokens are read from a file of the right form only: %s', async (_what, text) => {
  const file = join(place.folder, 'wrong.json')
  writeFileSync(file, text)
  await expect(startTestService(place, [], { RELEASE_TOKENS: file })).rejects.toThrow(
    'RELEASE_TOKENS must name a JSON file',
  )
})
