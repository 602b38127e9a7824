import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { type Endpoint, pathOf, permissionsOf } from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import * as endpoints from '@portal/contract/releases/release-endpoints.ts'
import { type StartedApi, startApi } from '@portal/identity-provider/src/testing/start-api.ts'
import { createTestBrowser, type Tokens } from '@portal/identity-provider/src/testing/test-browser.ts'
import {
  demoPassword,
  startTestServer,
  type TestServer,
} from '@portal/identity-provider/src/testing/test-server.ts'
import { startEmbeddedPostgres } from '@portal/reference-api/embedded-postgres.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { readBuiltArtifact } from './artifact/built-artifact.ts'
import { publishArtifact } from './artifact/publish-artifact.ts'
import { releaseLog } from './log/release-log.ts'
import { promote } from './release/changes.ts'
import { NOTHING } from './release/release.ts'
import { buildCommandLine } from './testing/command-line.ts'
import { writeTestBundle } from './testing/test-bundle.ts'
import { startTestService } from './testing/test-service.ts'
import { createTestStore } from './testing/test-store.ts'

const USERS = '@portal/users'
const REASON = 'CHG-1234, as planned'
const BUILD_SERVER = {
  name: 'users-build',
  token: 'token-of-the-build-server-of-users',
  permissions: ['release.view', 'release.publish'],
  bundles: [USERS],
}

let place: ReturnType<typeof createTestStore>
let provider: TestServer
let api: StartedApi
let service: Awaited<ReturnType<typeof startTestService>>
let portal: Awaited<ReturnType<typeof buildCommandLine>>
let stopAll: () => Promise<void>

async function fillStore(): Promise<void> {
  for (const version of ['1.0.0', '1.1.0']) {
    const built = await readBuiltArtifact(writeTestBundle(place.folder, USERS, version))
    await publishArtifact({ ...place, by: 'ada' }, built)
  }
  const log = releaseLog({ ...place, environment: 'demo' })
  const entry = { actor: 'ada', action: 'first', reason: REASON } as const
  await log.append(0, promote(USERS, '1.0.0')(NOTHING), entry)
}

beforeAll(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  place = createTestStore()
  await fillStore()
  const directory = mkdtempSync(join(tmpdir(), 'people-release-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { fsync: 'off' } })
  const port = String(await freePort())
  const issuer = `http://localhost:${port}`
  const starting = startApi(postgres.url, issuer, join(directory, 'storage'))
  provider = await startTestServer(postgres.url, { IDENTITY_PORT: port })
  api = await starting
  service = await startTestService(place, [BUILD_SERVER], { API_URL: api.url, IDENTITY_ISSUER: issuer })
  portal = await buildCommandLine(place.folder, {
    PORTAL_CONFIG_DIR: join(place.folder, 'config'),
    PORTAL_ROOT: place.folder,
    RELEASE_URL: `${service.url}/v1`,
  })
  stopAll = async () => {
    await service.close()
    await Promise.all([api.stop(), provider.stop()])
    await postgres.stop()
    rmSync(directory, { recursive: true })
    place.remove()
  }
}, 120_000)

afterAll(() => stopAll?.())

const signIn = (name: string): Promise<Tokens> =>
  createTestBrowser(provider.issuer).signIn(`${name}@program.example`)

const addressOf = (endpoint: Endpoint) =>
  pathOf(endpoint, {
    environment: 'demo',
    overrideId: crypto.randomUUID(),
    name: USERS,
    version: '9.0.0',
    seq: '9',
  })

/** Calls an operation with an empty request, so that nothing happens behind it. */
async function knock(endpoint: Endpoint, token: string | undefined): Promise<string> {
  const answer = await fetch(`${service.url}/v1${addressOf(endpoint)}`, {
    method: endpoint.method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  const refusal = ErrorResponse.safeParse(await answer.json()).data
  return [401, 403].includes(answer.status) ? (refusal?.reason ?? 'no reason') : 'let in'
}

function verdict(endpoint: Endpoint, roleName: string): string {
  const held: readonly string[] = BUILT_IN_ROLES.find(({ name }) => name === roleName)?.resources ?? []
  return permissionsOf(endpoint)?.some((permission) => held.includes(permission))
    ? 'let in'
    : 'PERMISSION_DENIED'
}

test('each operation is open only to the roles in the contract', async () => {
  const [admin, care] = await Promise.all(['admin', 'care'].map(signIn))
  const wrong: string[] = []
  for (const endpoint of Object.values(endpoints)) {
    const trials: [string, string, string | undefined][] = [
      ['nobody', 'UNAUTHENTICATED', undefined],
      ['an ID token', 'UNAUTHENTICATED', admin?.id_token],
      ['something else', 'UNAUTHENTICATED', 'no-token-at-all-but-long-enough'],
      ['the administrator', verdict(endpoint, 'PROGRAM_ADMINISTRATOR'), admin?.access_token],
      ['customer care', verdict(endpoint, 'CUSTOMER_CARE_AGENT'), care?.access_token],
    ]
    for (const [who, expected, token] of trials) {
      const found = await knock(endpoint, token)
      if (found !== expected) wrong.push(`${endpoint.name} by ${who}: ${found} instead of ${expected}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a suspended user cannot release', async () => {
  const { access_token: admin } = await signIn('admin')
  const { access_token: token } = await signIn('risk')
  const found = await api.call('GET', '/users?q=risk%40program.example', admin)
  const [user] = Array.isArray(found.body.items) ? found.body.items : []
  const body = { changeReason: REASON }
  expect((await api.call('PUT', `/users/${user.id}/disabled`, admin, body)).status).toBe(200)
  expect(await knock(endpoints.getReleaseStatus, token)).toBe('USER_SUSPENDED')
})

/** Signs in as a user does: in a browser, with the address from the command line. */
async function login(name: string) {
  const { child, ended } = portal.start('login')
  let shown = ''
  while (!/https?:\S+\s/.test(shown)) {
    const [chunk] = await once(child.stderr ?? child, 'data')
    shown += String(chunk)
  }
  const browser = createTestBrowser(provider.issuer)
  const address = /https?:\S+/.exec(shown)?.[0] ?? ''
  const page = await browser.follow(await browser.request(address))
  if (!('page' in page)) throw new Error('The provider showed no sign-in page.')
  const form = { email: `${name}@program.example`, password: demoPassword }
  const back = await browser.follow(await browser.request(page.page.url, form))
  if (!('outside' in back)) throw new Error(`Not signed in: ${await back.page.text()}`)
  expect(await (await fetch(back.outside)).text()).toContain(
    'You can close this page and return to the command line.',
  )
  return ended
}

test('a user signs in once and releases by name', async () => {
  const before = await portal.run('status')
  expect([before.code, before.err]).toEqual([1, expect.stringContaining('You are not signed in.')])
  const { code, out } = await login('admin')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^Signed in as admin@program\.example at \S+\/v1 until [\d-]{10} \d\d:\d\d UTC at the latest\n$/,
  )
  expect(statSync(join(place.folder, 'config', 'sign-ins.json')).mode & 0o777).toBe(0o600)

  const promoted = await portal.run('promote', 'users', '1.1.0', '--reason', REASON)
  expect(promoted.out).toContain(`  ${USERS}: stable 1.0.0 → 1.1.0`)
  const back = await portal.run('rollback', 'users', '--reason', REASON)
  expect(back.code).toBe(0)
  const history = await portal.run('history')
  expect(history.out).toContain(`rollback      admin@program.example: ${REASON}`)
  expect((await portal.run('diff', '2', '3')).out).toContain(`${USERS}: stable 1.1.0 → 1.0.0`)
  const stale = await portal.run('promote', 'users', '1.1.0', '--expect', '1', '--reason', REASON)
  expect([stale.code, stale.err]).toEqual([1, expect.stringContaining('Release 3 was made since')])

  const folder = writeTestBundle(place.folder, USERS, '1.2.0')
  expect((await portal.run('publish', folder)).out).toContain(`${USERS} 1.2.0 is published\n`)
  const wanted = ['users', '1.2.0', '--person', 'ada@program.example', '--hours', '2', '--reason', REASON]
  const trial = await portal.run('override', 'create', ...wanted)
  const [, id = ''] = /https:\/\/portal\.example\/releases\/try\/(\S+)/.exec(trial.out) ?? []
  expect((await portal.run('override', 'revoke', id, '--reason', REASON)).code).toBe(0)
  expect((await portal.run('override', 'list')).out).toContain(`${id}  revoked`)

  expect((await portal.run('logout')).out).toBe(`Signed out of ${service.url}/v1\n`)
  expect((await portal.run('status')).err).toContain('You are not signed in.')
})

test('a canary or override for a person whom the portal does not know is warned of', async () => {
  await login('admin')
  const people = ['--cohort', 'ada@program.example', '--cohort', 'Viewer@program.example']
  const plan = await portal.run('plan', 'canary', 'start', 'users', '1.1.0', ...people)
  const unknown = 'No user of this portal has the email address ada@program.example. Check the spelling.'
  expect(plan.out).toContain(unknown)
  expect(plan.out).not.toContain('the email address Viewer@program.example')
  const wanted = ['users', '1.1.0', '--person', 'ada@program.example', '--reason', REASON]
  expect((await portal.run('override', 'create', ...wanted)).out).toContain(unknown)
  await portal.run('logout')
})

test('a build server can only publish with its token', async () => {
  const build = await buildCommandLine(mkdtempSync(join(place.folder, 'build-')), {
    PORTAL_ROOT: place.folder,
    RELEASE_URL: `${service.url}/v1`,
    RELEASE_TOKEN: BUILD_SERVER.token,
  })
  const folder = writeTestBundle(place.folder, USERS, '1.3.0')
  expect((await build.run('publish', folder)).out).toContain(`${USERS} 1.3.0 is published\n`)
  const promoted = await build.run('promote', 'users', '1.3.0', '--reason', REASON)
  expect([promoted.code, promoted.err]).toEqual([
    1,
    expect.stringContaining('Missing permission release.promote'),
  ])
  const others = await build.run('publish', writeTestBundle(place.folder, '@portal/ui', '3.0.0'))
  expect([others.code, others.err]).toEqual([1, `This token is for ${USERS}, not for @portal/ui.\n`])
})
