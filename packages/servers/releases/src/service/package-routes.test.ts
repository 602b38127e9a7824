import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createPackageToken, publishPackages } from '@portal/contract/releases/release-endpoints.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { packageTokenFor } from '../packages/package-token.ts'
import { packTestPackage, uploadOfFiles } from '../testing/test-packages.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'

const ALL = ['release.view', 'release.promote']
const TOKENS = [
  { name: 'all', token: 'token-of-who-may-do-all', permissions: ALL },
  { name: 'users', token: 'token-of-the-users-squad', permissions: ALL, bundles: ['@portal/users'] },
  { name: 'viewer', token: 'token-of-who-may-look-only', permissions: ['release.view'] },
  { name: 'publisher', token: 'token-of-who-may-only-publish', permissions: ['release.publish'] },
]
const [FIRST, SECOND] = ['h0000000001', 'h0000000002']

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>

beforeEach(async () => {
  for (const way of ['info', 'error'] as const) jest.spyOn(console, way).mockReturnValue()
  place = createTestStore()
  const port = String(await freePort())
  service = await startTestService(place, TOKENS, { PORTAL_ORIGIN: `http://127.0.0.1:${port}` }, Number(port))
})

afterEach(async () => {
  await service.close()
  jest.restoreAllMocks()
  place.remove()
})

/** Two packages, of which one depends on the other. */
function packed(set: string, script = 'export const color = 1') {
  const [routing, ui] = [`1.0.0-${set}`, `2.0.0-${set}`]
  const dependencies = { '@portal/routing': routing }
  return [
    packTestPackage(place.folder, { name: '@portal/routing', version: routing }),
    packTestPackage(
      place.folder,
      { name: '@portal/ui', version: ui, type: 'module', main: 'index.js', dependencies },
      { 'index.js': script },
    ),
  ]
}

const publish = (files: Iterable<readonly [string, Buffer]>, who = 'all') =>
  service.as(who)(publishPackages, {}, { upload: uploadOfFiles(files) })

const tokenOf = (who: string) => TOKENS.find(({ name }) => name === who)?.token ?? ''

const get = (path: string, token = tokenOf('viewer'), more: RequestInit = {}) =>
  fetch(`${service.url}/packages${path}`, {
    ...more,
    headers: { authorization: `Bearer ${token}`, ...more.headers },
  })

const bodyOf = async (answer: Response) => JSON.parse(await answer.text())

const documentOf = async (name: string) => bodyOf(await get(`/${encodeURIComponent(name)}`))

describe('publishing packages', () => {
  test('records who published them and is repeated without a change', async () => {
    const files = packed(FIRST)
    expect(await publish(files)).toMatchObject({
      status: 201,
      body: {
        set: FIRST,
        result: 'published',
        versions: { '@portal/routing': `1.0.0-${FIRST}`, '@portal/ui': `2.0.0-${FIRST}` },
      },
    })
    expect(await publish(files)).toMatchObject({ status: 200, body: { result: 'unchanged' } })
    const record = JSON.parse(readFileSync(join(place.root, 'packages', FIRST, 'packages.json'), 'utf8'))
    expect(record.content).toMatchObject({ by: 'ci:all', set: FIRST })
  })

  test('with other bytes under the same versions is refused', async () => {
    await publish(packed(FIRST))
    const { status, error } = await publish(packed(FIRST, 'export const color = 2'))
    expect([status, error?.reason]).toEqual([409, 'VERSION_EXISTS'])
    expect(error?.message).toContain('ci:all has already published packages h0000000001')
  })

  test.each(['users', 'viewer'])(
    'is not for a token of %s, because it runs code of all squads',
    async (who) => {
      expect((await publish(packed(FIRST), who)).status).toBe(403)
      expect(readdirSync(place.root)).not.toContain('packages')
    },
  )

  test('of different sources together is refused', async () => {
    const [routing = ['', Buffer.of()] as const] = packed(FIRST)
    const [, ui = ['', Buffer.of()] as const] = packed(SECOND)
    expect((await publish([routing, ui])).error?.message).toContain('Only packages of the same sources')
  })

  test.each([
    ['of another scope', { name: '@other/ui', version: `1.0.0-${FIRST}` }],
    ['whose version does not name its content', { name: '@portal/ui', version: '1.0.0' }],
  ])('%s is refused', async (_what, manifest) => {
    const { status, error } = await publish([packTestPackage(place.folder, manifest)])
    expect([status, error?.message]).toEqual([422, expect.stringContaining('is not a package of the portal')])
  })

  test('of a file that is not a package is refused', async () => {
    const { error } = await publish([['ui.tgz', Buffer.from('no archive')]])
    expect(error?.message).toContain('ui.tgz is not a package of the portal')
  })
})

describe('the registry', () => {
  test('lists all versions, and the last published is the latest', async () => {
    await publish(packed(SECOND))
    await publish(packed(FIRST))
    const document = await documentOf('@portal/ui')
    expect(Object.keys(document.versions)).toEqual([`2.0.0-${SECOND}`, `2.0.0-${FIRST}`])
    expect(document['dist-tags']).toEqual({ latest: `2.0.0-${FIRST}` })
    expect(document.versions[`2.0.0-${FIRST}`]).toMatchObject({
      dependencies: { '@portal/routing': `1.0.0-${FIRST}` },
      dist: {
        tarball: `${service.url}/packages/@portal/ui/-/ui-2.0.0-${FIRST}.tgz`,
        integrity: expect.stringMatching(/^sha512-/),
      },
    })
  })

  test('gives npm the short form, with what installing needs', async () => {
    await publish(packed(FIRST))
    const accept = 'application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8, */*'
    const answer = await get('/@portal%2fui', undefined, { headers: { accept } })
    expect(answer.headers.get('content-type')).toContain('application/vnd.npm.install-v1+json')
    const { versions, time } = await bodyOf(answer)
    expect(time).toBeUndefined()
    expect(Object.keys(versions[`2.0.0-${FIRST}`]).sort()).toEqual([
      'dependencies',
      'dist',
      'name',
      'version',
    ])
  })

  test('lets its readers keep a file forever', async () => {
    await publish(packed(FIRST))
    const answer = await get(`/@portal/ui/-/ui-2.0.0-${FIRST}.tgz`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })

  test('rejects requests without a token, and says how to get one', async () => {
    await publish(packed(FIRST))
    for (const token of ['', 'no-token-that-anybody-knows'])
      expect(await bodyOf(await get('/@portal%2fui', token))).toEqual({
        error: `These packages need a valid token. Get one at ${service.url}/releases and set PACKAGES_TOKEN to it. A build server sets it to its RELEASE_TOKEN.`,
      })
    expect((await get('/@portal%2fui', '')).status).toBe(401)
  })

  test('needs the permission to view releases', async () => {
    const answer = await get('/@portal%2fui', tokenOf('publisher'))
    expect(answer.status).toBe(403)
    expect((await bodyOf(answer)).error).toContain('Missing permission release.view')
  })

  test('accepts a token for packages until it expires', async () => {
    await publish(packed(FIRST))
    const { status, body } = await service.as('viewer')(createPackageToken, {})
    expect(status).toBe(201)
    const { token, expiresAt } = body
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(8 * 3_600_000)
    expect((await get('/@portal%2fui', token)).status).toBe(200)
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expiresAt))
    expect((await get('/@portal%2fui', token)).status).toBe(401)
  })

  test('accepts a token for packages for nothing else', async () => {
    const { token } = (await service.as('viewer')(createPackageToken, {})).body
    const answer = await fetch(`${service.url}/v1/envs/demo/status`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(401)
  })

  test('accepts no token that another key has signed', async () => {
    const { signer, remove } = createTestStore()
    const { token } = packageTokenFor(signer, 'mallory@program.example')
    remove()
    expect((await get('/@portal%2fui', token)).status).toBe(401)
  })

  test('treats a malformed token as an unknown one', async () => {
    const forged = '{"content":1e400,"signature":{"keyId":"a","value":"b"}}'
    expect((await get('/@portal%2fui', Buffer.from(forged).toString('base64url'))).status).toBe(401)
  })

  test.each([
    ['GET', '/@portal%2fshops', 404],
    ['GET', '/react', 404],
    ['GET', '/@portal/ui/-/ui-9.9.9-h0000000001.tgz', 404],
    ['GET', '/-/v1/search', 404],
    ['PUT', '/@portal%2fui', 405],
  ])('answers %s %s with an error for npm', async (method, path, status) => {
    await publish(packed(FIRST))
    const answer = await get(path, undefined, { method })
    expect([answer.status, await bodyOf(answer)]).toEqual([status, { error: expect.any(String) }])
  })

  test('does not serve a file that was changed in the store', async () => {
    await publish(packed(FIRST))
    const folder = join(place.root, 'packages', FIRST)
    const [files = ''] = readdirSync(folder).filter((name) => name !== 'packages.json')
    writeFileSync(join(folder, files, `ui-2.0.0-${FIRST}.tgz`), 'changed')
    const answer = await get(`/@portal/ui/-/ui-2.0.0-${FIRST}.tgz`)
    expect(answer.status).toBe(409)
    expect((await bodyOf(answer)).error).toContain('differs from what was published')
  })

  test('serves its packages beside a copy of them that somebody left in the store', async () => {
    await publish(packed(FIRST))
    const folder = join(place.root, 'packages')
    cpSync(join(folder, FIRST), join(folder, `${FIRST} copy`), { recursive: true })
    expect(Object.keys((await documentOf('@portal/ui')).versions)).toEqual([`2.0.0-${FIRST}`])
  })

  test('serves no packages whose record a trusted key has not signed', async () => {
    await publish(packed(FIRST))
    const file = join(place.root, 'packages', FIRST, 'packages.json')
    const record = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(file)
    writeFileSync(file, JSON.stringify({ ...record, content: { ...record.content, by: 'mallory' } }))
    expect((await get('/@portal%2fui')).status).toBe(404)
    expect((await get(`/@portal/ui/-/ui-2.0.0-${FIRST}.tgz`)).status).toBe(409)
  })
})

test('npm installs a package with its dependencies, with a token from a variable', async () => {
  await publish(packed(FIRST))
  const folder = join(place.folder, 'shops')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "name": "shops", "type": "module" }')
  const { host } = new URL(service.url)
  writeFileSync(
    join(folder, '.npmrc'),
    `@portal:registry=${service.url}/packages/\n//${host}/packages/:_authToken=\${PACKAGES_TOKEN}\n`,
  )
  const npm = (token: string) =>
    promisify(execFile)('npm', ['install', '@portal/ui', '--cache', join(place.folder, 'cache')], {
      cwd: folder,
      env: { ...process.env, PACKAGES_TOKEN: token },
    })
  await expect(npm('wrong-token-of-somebody')).rejects.toThrow('These packages need a valid token.')
  await npm(tokenOf('viewer'))
  const installed = (name: string) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
  expect([installed('@portal/ui'), installed('@portal/routing')]).toEqual([
    `2.0.0-${FIRST}`,
    `1.0.0-${FIRST}`,
  ])
})
