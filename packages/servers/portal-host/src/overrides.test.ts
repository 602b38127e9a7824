import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { overrideStore } from '@portal/releases/overrides/override-store.ts'
import { abortCanary, startCanary } from '@portal/releases/release/changes.ts'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { startTestIssuer, type TestIssuer } from '@portal/server-common/testing/test-issuer.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository, VERSION } from './testing/test-repository.ts'

const TASKS = '@portal/tasks'
const NEXT = '1.3.0'
const ORIGIN = 'https://portal.example'
const reason = 'CHG-1234, a look at it'

let repository: ReturnType<typeof createTestRepository>
let releases: ReturnType<typeof createTestReleases>
let overrides: ReturnType<typeof overrideStore>
let host: Awaited<ReturnType<typeof startHost>>
let issuer: TestIssuer

beforeEach(async () => {
  for (const way of ['info', 'error'] as const) jest.spyOn(console, way).mockReturnValue()
  repository = createTestRepository()
  releases = createTestReleases(repository.root)
  await releases.publishRepository()
  const routes = [{ path: '/tasks', label: 'Tasks', title: 'Next tasks' }]
  await releases.publish(writeTestBundle(releases.folder, TASKS, NEXT, { routes }))
  await releases.releaseFirst()
  overrides = overrideStore({ ...releases, environment: 'demo', portalOrigin: ORIGIN })
  issuer = await startTestIssuer()
  host = await startHost({ ...releases.environment, IDENTITY_ISSUER: issuer.url })
})

afterEach(async () => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  await host.close()
  await issuer.stop()
  releases.remove()
  repository.remove()
})

const begin = (version = NEXT) =>
  overrides.create(
    { person: 'ada@program.example', versions: { [TASKS]: version }, hours: 1, reason },
    'grace@program.example',
  )

const signedInAs = async (email: string, claims: object = {}) =>
  `__Host-portal-id=${await issuer.token(email, { email, aud: 'operations-portal', ...claims })}`

/** Opens the link of an override; returns the browser's cookie. */
async function open(link: string, sent: Readonly<Record<string, string>> = {}) {
  const { status, headers, body } = await rawRequest(host.origin, link.slice(ORIGIN.length), {
    headers: sent,
  })
  const [header = ''] = headers['set-cookie'] ?? []
  return { status, headers, header, cookie: header.split(';')[0] ?? '', text: body.toString() }
}

async function load(cookie: string, path = '/') {
  const { body } = await rawRequest(host.origin, path, { headers: { cookie } })
  const block = (id: string) =>
    JSON.parse(new RegExp(`<script [^>]*${id}[^>]*>(.*?)</script>`, 's').exec(body.toString())?.[1] ?? '')
  const address: string = block('systemjs-importmap').imports[TASKS]
  return { version: address.split('/').at(-2), trials: block(PAGE_DATA.trials) }
}

async function untilServed(version: string, cookie: string): Promise<void> {
  const end = Date.now() + 20_000
  while ((await load(cookie)).version !== version) {
    if (Date.now() > end) throw new Error(`${version} was never served.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('the person of an override gets its versions right away with the link', async () => {
  const { status, headers, header, cookie } = await open((await begin()).link)
  expect([status, headers.location]).toEqual([303, '/tasks'])
  expect(header).toMatch(
    /^__Host-portal-override=[0-9a-f-]{36}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=3(600|5\d\d)$/,
  )
  const { version, trials } = await load(`${cookie}; ${await signedInAs('Ada@program.example')}`)
  expect(version).toBe(NEXT)
  expect(trials).toEqual({ [TASKS]: { stable: VERSION, because: 'override' } })
})

test('an override shows its people an application that was never released', async () => {
  const shops = writeTestBundle(releases.folder, '@portal/shops', '1.0.0-preview-3f2a1b9c', {
    routes: [{ path: '/shops', label: 'Shops', title: 'Shops' }],
  })
  await releases.publish(shops)
  const { link } = await overrides.create(
    {
      person: 'ada@program.example',
      versions: { '@portal/shops': '1.0.0-preview-3f2a1b9c' },
      hours: 1,
      reason,
    },
    'grace@program.example',
  )
  const session = await signedInAs('ada@program.example')
  const { cookie } = await open(link, { cookie: session })
  const statusFor = async (sent: string) =>
    (await rawRequest(host.origin, '/shops', { headers: { cookie: sent } })).status
  expect([await statusFor(`${cookie}; ${session}`), await statusFor(session)]).toEqual([200, 404])
  const { trials } = await load(`${cookie}; ${session}`, '/shops')
  expect(trials).toEqual({ '@portal/shops': { stable: 'none', because: 'override' } })
})

test.each([
  [['/shops/:shopId', '/shops/create', '/shops'], '/shops/create'],
  [['/shops/:shopId'], '/'],
  [['//shops.example/shops'], '/'],
  [[], '/'],
])('the link of an application with the screens %j opens %s', async (paths, address) => {
  const version = '1.0.0-preview-3f2a1b9c'
  const routes = paths.map((path) => ({ path, label: 'Shops', title: 'Shops' }))
  await releases.publish(writeTestBundle(releases.folder, '@portal/shops', version, { routes }))
  const person = 'ada@program.example'
  const { link } = await overrides.create(
    { person, versions: { '@portal/shops': version }, hours: 1, reason },
    'grace@program.example',
  )
  const { status, headers } = await open(link, { cookie: await signedInAs(person) })
  expect([status, headers.location]).toEqual([303, address])
})

test('each of the people of an override gets its versions with the same link', async () => {
  const { link } = await overrides.create(
    {
      person: 'ada@program.example',
      alsoFor: ['Ben@program.example'],
      versions: { [TASKS]: NEXT },
      hours: 1,
      reason,
    },
    'grace@program.example',
  )
  for (const email of ['ada@program.example', 'ben@program.example']) {
    const session = await signedInAs(email)
    const { cookie } = await open(link, { cookie: session })
    expect((await load(`${cookie}; ${session}`)).version).toBe(NEXT)
  }
  const { status } = await open(link, { cookie: await signedInAs('eve@program.example') })
  expect(status).toBe(403)
})

test('nobody else gets them with it', async () => {
  const { cookie } = await open((await begin()).link)
  expect((await load(cookie)).version).toBe(VERSION)
  expect((await load(`${cookie}; ${await signedInAs('eve@program.example')}`)).version).toBe(VERSION)
  expect((await load(await signedInAs('ada@program.example'))).version).toBe(VERSION)
})

test('tells somebody else who opens the link that it is for another person', async () => {
  const { link } = await begin()
  const { status, cookie, text } = await open(link, { cookie: await signedInAs('eve@program.example') })
  expect([status, cookie]).toEqual([403, ''])
  expect(text).toContain('This link is for another person')
})

test('a guest signs in first and comes back to the link, so that it is checked for whom it is', async () => {
  const { link } = await begin()
  const guest = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }
  const { status, headers, text } = await open(link, guest)
  expect([status, headers.location]).toEqual([200, undefined])
  expect(text).toContain('sign-in.js')
  const eve = await signedInAs('eve@program.example')
  expect((await open(link, { ...guest, cookie: eve })).text).toContain('This link is for another person')
})

test('a link in a chat continues on this site, where the browser sends the session', async () => {
  const { link } = await begin()
  const first = await open(link, { 'sec-fetch-site': 'cross-site' })
  expect([first.status, first.cookie]).toEqual([200, ''])
  const [, next = ''] = /^0; url=(.*)$/.exec(String(first.headers.refresh)) ?? []
  const second = await open(ORIGIN + next, { cookie: await signedInAs('ada@program.example') })
  expect([second.status, second.headers.location]).toEqual([303, '/tasks'])
})

test('a token that the provider did not issue does not start an override', async () => {
  const { cookie } = await open((await begin()).link)
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  const email = 'ada@program.example'
  const madeUp = `__Host-portal-id=${part({ alg: 'none' })}.${part({ sub: email, email })}.x`
  expect((await load(`${cookie}; ${madeUp}`)).version).toBe(VERSION)
  const ofAnother = await signedInAs(email, { aud: 'another-client' })
  expect((await load(`${cookie}; ${ofAnother}`)).version).toBe(VERSION)
})

test('an expired token still identifies its person', async () => {
  const { cookie } = await open((await begin()).link)
  const old = await signedInAs('ada@program.example', { exp: Math.floor(Date.now() / 1000) - 60 })
  expect((await load(`${cookie}; ${old}`)).version).toBe(NEXT)
})

test('safe mode gives the stable versions', async () => {
  const { cookie } = await open((await begin()).link)
  const { version, trials } = await load(`${cookie}; ${await signedInAs('ada@program.example')}`, '/?safe=1')
  expect([version, trials]).toEqual([VERSION, {}])
})

test('a revoked override ends', async () => {
  const { id, link } = await begin()
  const cookie = `${(await open(link)).cookie}; ${await signedInAs('ada@program.example')}`
  await overrides.revoke(id, 'grace@program.example', reason)
  await untilServed(VERSION, cookie)
  const again = await open(link)
  expect([again.status, again.cookie]).toEqual([404, ''])
  expect(again.text).toContain('This override has ended')
})

test('an override expires', async () => {
  const { cookie } = await open((await begin()).link)
  const own = `${cookie}; ${await signedInAs('ada@program.example')}`
  expect((await load(own)).version).toBe(NEXT)
  jest.useFakeTimers({
    now: Date.now() + 3_600_001,
    doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'setTimeout'],
  })
  expect((await load(own)).version).toBe(VERSION)
})

test('an override ends when its version is pulled', async () => {
  const cookie = `${(await open((await begin()).link)).cookie}; ${await signedInAs('ada@program.example')}`
  await releases.release('canary.start', startCanary(TASKS, NEXT, { weight: 1 }))
  await releases.release('canary.abort', abortCanary(TASKS, { isPulled: true }))
  await untilServed(VERSION, cookie)
})

test('a missing version is given to nobody', async () => {
  const { cookie } = await open((await begin('9.9.9')).link)
  expect((await load(`${cookie}; ${await signedInAs('ada@program.example')}`)).version).toBe(VERSION)
})

test.each(['none', '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44', '..%2f..%2fsecret'])(
  'an invalid link starts nothing: %s',
  async (id) => {
    const { status, cookie, text } = await open(`${ORIGIN}/releases/try/${id}`)
    expect([status, cookie]).toEqual([404, ''])
    expect(text).toContain('<h1>This override has ended</h1>')
  },
)

test('an entry without a trusted signature is not an override', async () => {
  const { id } = await begin()
  const forged = '0199f0c4-6a1e-7c3f-9d2b-5f0d8c1e7a44'
  const bytes = await releases.store.get(`overrides/demo/${id}.json`)
  const changed = bytes.toString().replace('ada@program.example', 'eve@program.example').replace(id, forged)
  await releases.store.putNew(`overrides/demo/${forged}.json`, Buffer.from(changed))
  expect((await open(`${ORIGIN}/releases/try/${forged}`)).status).toBe(404)
})
