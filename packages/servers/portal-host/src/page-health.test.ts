import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { PAGE_FAILURES, PAGE_SUCCESSES } from '@portal/contract/page-failure.ts'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { HEALTH_REPORTS, type HealthReport, HealthReports } from '@portal/contract/releases/health-reports.ts'
import { CURRENT_RELEASE, type ServedRelease } from '@portal/contract/served-release.ts'
import { abortCanary, promote, startCanary } from '@portal/releases/release/changes.ts'
import { WATCHED_MS, watch } from '@portal/releases/release/watch.ts'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startHost } from './testing/start-host.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository, VERSION } from './testing/test-repository.ts'

const TASKS = '@portal/tasks'
const UI = '@portal/ui'
const NEXT = '1.3.0'
const KEY = 'the key of all hosts'
const ISSUER = 'https://keys.example/pool'
const keys = generateKeyPair('RS256')

let repository: ReturnType<typeof createTestRepository>
let releases: ReturnType<typeof createTestReleases>
let host: Awaited<ReturnType<typeof startHost>>

/** The health reports that the release service has received, and whether it answers. */
let heard: HealthReport[]
let status: number

/** Replaces the release service and the provider's keys. */
const service = createServer(async (request, response) => {
  if (request.url !== HEALTH_REPORTS) {
    const key = { ...(await exportJWK((await keys).publicKey)), alg: 'RS256', use: 'sig' }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
  }
  const body = HealthReports.parse(JSON.parse(await text(request)))
  expect([request.headers.authorization, body.environment]).toEqual([`Bearer ${KEY}`, 'demo'])
  if (status === 204) heard.push(...body.reports)
  return response.writeHead(status).end()
})

async function listen(): Promise<string> {
  await new Promise((resolve) => service.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = service.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

beforeEach(async () => {
  heard = []
  status = 204
  for (const way of ['info', 'error'] as const) jest.spyOn(console, way).mockReturnValue()
  repository = createTestRepository()
  releases = createTestReleases(repository.root)
  await releases.publishRepository()
  const routes = [{ path: '/tasks', label: 'Tasks', title: 'Next tasks' }]
  await releases.publish(writeTestBundle(releases.folder, TASKS, NEXT, { routes }))
  await releases.releaseFirst()
})

afterEach(async () => {
  await host.close()
  service.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
  releases.remove()
  repository.remove()
})

async function start(): Promise<void> {
  const url = await listen()
  host = await startHost({
    ...releases.environment,
    RELEASE_SERVICE_URL: url,
    RELEASE_HEALTH_KEY: KEY,
    IDENTITY_ISSUER: url,
    CLIENT_ID: 'portal',
  })
}

const tryOut = () =>
  releases.release('canary.start', startCanary(TASKS, NEXT, { cohorts: ['ada@program.example'] }))

/** A browser that opens a page, of somebody who is signed in by default, and keeps its cookies. */
async function visit(givenCookie?: string) {
  const cookie = givenCookie ?? (await idTokenOf('ben'))
  const response = await fetch(`${host.origin}/`, { headers: { cookie } })
  const given = response.headers.getSetCookie().map((header) => header.split(';')[0])
  const [, json = '""'] =
    new RegExp(`id="${PAGE_DATA.visit}">(.*?)</script>`).exec(await response.text()) ?? []
  const token: string = JSON.parse(json)
  return { token, cookie: [cookie, ...given].filter(Boolean).join('; ') }
}

async function post(path: string, body: object, cookie = ''): Promise<number> {
  const headers = { 'content-type': 'application/json', cookie }
  return (await fetch(host.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

const shown = ({ token, cookie }: Awaited<ReturnType<typeof visit>>, ...bundles: string[]) =>
  post(PAGE_SUCCESSES, { visit: token, bundles }, cookie)

const failed = ({ token, cookie }: Awaited<ReturnType<typeof visit>>, bundle: string, version: string) =>
  post(PAGE_FAILURES, { bundle, version, phase: 'mount', visit: token }, cookie)

async function errorsLogged(): Promise<void> {
  while (jest.mocked(console.error).mock.calls.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** All reports once the host has stopped, which forwards the rest. */
async function allHeard(): Promise<HealthReport[]> {
  await host.close()
  return heard
}

const addressOfService = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`

async function idTokenOf(sub: string, { issuer = addressOfService(), expires = '5m' } = {}): Promise<string> {
  const token = new SignJWT({ email: `${sub}@program.example` })
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience('portal')
    .setExpirationTime(expires)
  return `__Host-portal-id=${await token.sign((await keys).privateKey)}`
}

test('without a canary, pages have nothing to report and get no cookie for it', async () => {
  await start()
  const page = await visit()
  expect(page.token).toBe('')
  expect(page.cookie).not.toContain('portal-visit')
})

test('after a promotion, all pages report for an hour', async () => {
  await releases.release('promote', promote(TASKS, NEXT), watch(TASKS, Date.now()))
  await start()
  await shown(await visit(), TASKS)
  jest.useFakeTimers({
    now: Date.now() + WATCHED_MS,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  })
  expect((await visit()).token).toBe('')
  jest.useRealTimers()
  expect(await allHeard()).toMatchObject([{ release: 2, bundle: TASKS, version: NEXT }])
})

test("staying on the screen counts for the page's version", async () => {
  await tryOut()
  await start()
  expect(await shown(await visit(), TASKS, '@portal/shell')).toBe(204)
  expect(await allHeard()).toEqual([
    {
      session: expect.any(String),
      reporter: expect.any(String),
      release: 2,
      bundle: TASKS,
      version: VERSION,
    },
  ])
})

test('a failure of that version counts against it; a failure of another version does not count', async () => {
  await tryOut()
  await start()
  const page = await visit()
  await failed(page, TASKS, NEXT)
  await failed(page, '@portal/shell', VERSION)
  await failed(page, TASKS, VERSION)
  expect(await allHeard()).toMatchObject([{ bundle: TASKS, version: VERSION, failure: 'mount' }])
})

test('a shared module is judged by what is built on it', async () => {
  await releases.publish(writeTestBundle(releases.folder, UI, NEXT))
  await releases.release('canary.start', startCanary(UI, NEXT, { cohorts: ['ada@program.example'] }))
  await start()
  const page = await visit()
  await shown(page, TASKS)
  await failed(page, TASKS, VERSION)
  expect(await allHeard()).toMatchObject([{ bundle: UI }, { bundle: UI, failure: 'mount' }])
})

test('a report includes the mount time, unless the computer slept', async () => {
  await tryOut()
  await start()
  const page = await visit()
  const tell = (mountMs: number) =>
    post(
      PAGE_SUCCESSES,
      { visit: page.token, bundles: ['@portal/shell', TASKS], mountMs: [5, mountMs] },
      page.cookie,
    )
  expect([await tell(120.4), await tell(9e7)]).toEqual([204, 204])
  expect((await allHeard()).map(({ mountMs }) => mountMs)).toEqual([120, 60_000])
})

test('a part in another application’s page is reported separately', async () => {
  await tryOut()
  await start()
  const page = await visit()
  await post(PAGE_SUCCESSES, { visit: page.token, bundles: [], parts: [TASKS] }, page.cookie)
  const failure = { bundle: TASKS, version: VERSION, phase: 'render', isPart: true, visit: page.token }
  await post(PAGE_FAILURES, failure, page.cookie)
  expect(await allHeard()).toMatchObject([
    { bundle: TASKS, isPart: true },
    { bundle: TASKS, isPart: true, failure: 'render' },
  ])
})

describe('sessions', () => {
  test('of people whose token expired today count, since its renewal may be what fails', async () => {
    await tryOut()
    await start()
    await failed(await visit(await idTokenOf('ben', { expires: '-20h' })), TASKS, VERSION)
    await failed(await visit(await idTokenOf('cleo', { expires: '-26h' })), TASKS, VERSION)
    expect(await allHeard()).toHaveLength(1)
  })

  test('of verified people are kept apart, and stay the same after a reload', async () => {
    await tryOut()
    await start()
    const first = await visit(await idTokenOf('ada'))
    const again = await visit(first.cookie)
    const elsewhere = await visit(await idTokenOf('ada'))
    for (const page of [first, again, elsewhere]) await shown(page, TASKS)
    const reports = await allHeard()
    expect(new Set(reports.map(({ reporter }) => reporter)).size).toBe(1)
    const [one, other, third] = reports.map(({ session }) => session)
    expect([one === other, one === third]).toEqual([true, false])
  })

  test('that anybody may have invented do not count', async () => {
    await tryOut()
    await start()
    const madeUp = await idTokenOf('ada', { issuer: ISSUER })
    for (const cookie of ['', madeUp]) await failed(await visit(cookie), TASKS, VERSION)
    expect(await allHeard()).toEqual([])
  })
})

describe('ignores reports', () => {
  test.each<[string, (token: string) => string]>([
    ['without a token', () => ''],
    ['with a token that was changed', (token) => `x${token}`],
    ['with a token that somebody made', (token) => `${token.split('.')[0]}.${'A'.repeat(43)}`],
  ])('%s', async (_how, change) => {
    await tryOut()
    await start()
    const page = await visit()
    const other = { ...page, token: change(page.token) }
    await shown(other, TASKS)
    await failed(other, TASKS, VERSION)
    expect(await allHeard()).toEqual([])
  })
})

test('keeps reports that cannot be forwarded until they can', async () => {
  await tryOut()
  status = 503
  await start()
  await shown(await visit(), TASKS)
  await errorsLogged()
  status = 204
  expect(await allHeard()).toHaveLength(1)
})

test('drops reports that the release service refuses, which would hold back later ones', async () => {
  await tryOut()
  status = 422
  await start()
  await shown(await visit(), TASKS)
  await errorsLogged()
  status = 204
  await shown(await visit(), TASKS)
  expect(await allHeard()).toHaveLength(1)
})

test('pages learn of canaries that started after they were opened, and of pulled versions', async () => {
  await start()
  const { cookie } = await visit()
  const current = async (): Promise<ServedRelease> =>
    JSON.parse(await (await fetch(host.origin + CURRENT_RELEASE, { headers: { cookie } })).text())
  expect(await current()).toMatchObject({ visit: '', pulled: [] })
  await tryOut()
  await releases.release('canary.abort', abortCanary(TASKS, { isPulled: true }))
  while ((await current()).pulled.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await current()).toMatchObject({ pulled: [`${TASKS} ${NEXT}`] })
})
