import { once } from 'node:events'
import { symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { HOST_STATUS_PATH } from '@portal/contract/releases/host-status.ts'
import { buildCommandLine } from '../testing/command-line.ts'
import { openTestPortal } from '../testing/test-portal.ts'
import { startTestService } from '../testing/test-service.ts'

const TOKEN = 'token-of-the-shops-squad'
const KEY = 'the key of all hosts'
const usersAt = (path: string) => ({ routes: [{ path, label: 'Users', title: 'Users' }] })

let opened: Awaited<ReturnType<typeof openTestPortal>>
let service: Awaited<ReturnType<typeof startTestService>>
let bySquad: Awaited<ReturnType<typeof buildCommandLine>>['run']

/** Releases users 1.0.0 as stable and 1.1.0 as its canary, beside which shops is checked. */
async function releaseUsers(): Promise<void> {
  const { build, portal, root } = opened
  build('users', '1.0.0', usersAt('/users'))
  const imports = { '@portal/users': '/bundles/@portal/users/1.0.0/entry.js' }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
  await portal('init')
  build('users', '1.1.0', usersAt('/shops'))
  await portal('publish', 'users')
  await portal('canary', 'start', 'users', '1.1.0', '--weight', '5', '--reason', 'CHG-1234, as planned')
}

/** The service of the store, which knows the token of the squad. */
function startService(variables: Record<string, string> = {}) {
  const folder = join(opened.root, 'data')
  const place = {
    folder,
    root: join(folder, 'releases'),
    keyFile: join(folder, 'release-keys', 'signing-key.pem'),
  }
  return startTestService(place, [{ name: 'shops', token: TOKEN, permissions: ['release.view'] }], {
    RELEASE_HEALTH_KEY: KEY,
    RELEASE_DATA_DIR: join(folder, 'health'),
    ...variables,
  })
}

beforeAll(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  opened = await openTestPortal()
  await releaseUsers()
  service = await startService()
  const own = join(opened.root, 'own')
  bySquad = (
    await buildCommandLine(own, {
      PORTAL_ROOT: own,
      RELEASE_TOKEN: TOKEN,
      RELEASE_URL: `${service.url}/v1`,
      CHROMIUM_PATH: process.env.CHROMIUM_PATH,
    })
  ).run
  symlinkSync(join(opened.root, 'packages'), join(own, 'packages'))
  symlinkSync(join(opened.root, 'node_modules'), join(own, 'node_modules'))
})
afterAll(async () => {
  await service.close()
  opened.remove()
})

const shops = (path: string) =>
  opened.build('shops', '1.0.0', {
    routes: [{ path, label: 'Shops', title: 'Shops' }],
    script: 'System.register([], (give) => ({ execute() { give({ frame: {} }) } }))',
  })

test('a squad without the store checks against the stable and the canary release', async () => {
  shops('/shops')
  const { out } = await bySquad('check', 'shops')
  expect(out).toContain('passed  fit        has everything it needs from the stable versions')
  expect(out).toContain(
    'noted   fit        conflicts with the canary @portal/users 1.1.0: @portal/users and @portal/shops both claim the address /shops.',
  )
  // Its entry exports no mount: it was shown in a page with the others, whose files came from the service.
  expect(out).toContain('noted   lifecycle')
})

test('shows each changed line of the import map and fails on one of another bundle', async () => {
  const provides = { '@portal/shops': 'entry.js', '@portal/users': 'entry.js' }
  opened.build('shops', '1.0.1', { provides })
  const { code, out } = await bySquad('check', 'shops')
  expect(code).toBe(1)
  expect(out).toContain('noted   import map @portal/shops /bundles/@portal/shops/1.0.1/entry.js added')
  expect(out).toContain(
    'FAILED  owner      ANOTHER OWNER: @portal/users /bundles/@portal/users/1.0.0/entry.js → /bundles/@portal/shops/1.0.1/entry.js',
  )
})

test('the service and the store give the same results', async () => {
  shops('/users')
  const [byService, onStore] = await Promise.all([
    bySquad('check', 'shops', '--json'),
    opened.portal('check', 'shops', '--json'),
  ])
  expect([byService.code, JSON.parse(byService.out)]).toEqual([1, JSON.parse(onStore.out)])
})

test('the service reports an already published version as well', async () => {
  opened.build('users', '1.0.0', { ...usersAt('/users'), script: '/* others */' })
  const { code, out } = await bySquad('check', 'users')
  expect([code, out]).toEqual([1, expect.stringContaining('published with different contents')])
})

test('reports a service that does not answer', async () => {
  const { code, err } = await bySquad('check', 'users', '--url', 'http://127.0.0.1:9')
  expect([code, err]).toEqual([1, expect.stringContaining('does not answer at http://127.0.0.1:9')])
})

test.each([[['promote', 'users', '1.1.0']], [['override', 'revoke', '0190']]])(
  '%j asks for a reason and says how to give one',
  async (args) => {
    const { code, err } = await bySquad(...args)
    expect([code, err]).toEqual([
      1,
      'A reason of 10 to 500 characters is required. Add it with --reason.\nNothing was released.\n',
    ])
  },
)

/** The command line of a squad with other variables, at an address. */
const commandLine = async (name: string, variables: Record<string, string>) =>
  (
    await buildCommandLine(join(opened.root, name), {
      PORTAL_ROOT: join(opened.root, 'own'),
      RELEASE_TOKEN: TOKEN,
      RELEASE_URL: `${service.url}/v1`,
      ...variables,
    })
  ).run

test('RELEASE_ENVIRONMENT names the environment, and --env another one', async () => {
  const run = await commandLine('elsewhere', { RELEASE_ENVIRONMENT: 'prod-eu' })
  expect((await run('status')).err).toContain('prod-eu')
  expect((await run('status', '--env', 'demo')).code).toBe(0)
})

test('without a name, commands use the environment of the service', async () => {
  const ofRegion = await startService({ RELEASE_ENVIRONMENT: 'prod-eu' })
  const run = await commandLine('regional', { RELEASE_URL: `${ofRegion.url}/v1` })
  const { err } = await run('status')
  await ofRegion.close()
  expect(err).toContain('prod-eu')
})

test('reports a token that is too short before anything is sent', async () => {
  const run = await commandLine('short', { RELEASE_TOKEN: 'short' })
  expect(await run('status')).toMatchObject({
    code: 1,
    err: 'RELEASE_TOKEN is not a token: it must have 20 to 500 letters, digits or . ~ + / = _ - characters.\n',
  })
})

test('reports a call rejected by a proxy, not an unavailable service', async () => {
  const proxy = createServer((_request, response) => response.writeHead(403).end('<h1>Forbidden</h1>'))
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo
  const run = await commandLine('proxied', { RELEASE_URL: `http://127.0.0.1:${port}/v1` })
  const { err } = await run('status', '--env', 'demo')
  proxy.close()
  expect(err).toContain('The call was refused on its way to the release service')
  expect(err).toContain('(403)')
})

test('says which permission an upload needs, even if it breaks off', async () => {
  shops('/shops')
  const proxy = createServer((sent, answer) => {
    if (sent.method === 'PUT') return sent.destroy()
    const { method, headers, url } = sent
    const forwarded = request(`${service.url}${url}`, { method, headers })
    forwarded.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 0, got.headers)))
    return sent.pipe(forwarded)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo
  const run = await commandLine('broken', { RELEASE_URL: `http://127.0.0.1:${port}/v1` })
  const { err } = await run('publish', join(opened.root, 'packages', 'shops', 'dist'))
  proxy.close()
  expect(err).toContain('Missing permission release.publish')
})

test('reports a token that the service does not know', async () => {
  const { run } = await buildCommandLine(join(opened.root, 'unknown'), {
    PORTAL_ROOT: join(opened.root, 'own'),
    RELEASE_TOKEN: 'token-that-nobody-has-made',
    RELEASE_URL: `${service.url}/v1`,
  })
  const { code, err } = await run('status')
  expect([code, err]).toEqual([
    1,
    `The service at ${service.url}/v1 does not know the token in RELEASE_TOKEN. The file in its RELEASE_TOKENS lists the digests of the tokens that it knows.\n`,
  ])
})

test('doctor checks what a squad without the store needs', async () => {
  const { out } = await bySquad('doctor')
  expect(out.match(/^\w+ +\w+/gm)).toEqual([
    'ok     node',
    'ok     store',
    'ERROR  host',
    'ok     webhooks',
    'ok     backends',
  ])
  expect(out).toContain(`not on this machine: the service at ${service.url}/v1 has the store and key`)
})

test('a squad learns from check and doctor that a host has no backend for its calls', async () => {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
  const report = { environment: 'demo', host: 'one:9000', served: 1, newest: 1, backends: ['fees'] }
  await fetch(service.url + HOST_STATUS_PATH, { method: 'POST', headers, body: JSON.stringify(report) })
  opened.build('shops', '2.0.0', { hasBackend: true })
  const missing =
    '@portal/shops 2.0.0 needs the backend of its squad at /api/x/shops, which one:9000 does not have.'
  expect((await bySquad('check', 'shops')).out).toContain(`noted   backend    ${missing}`)
  expect((await bySquad('doctor')).out).toContain('ok     backends')
  await opened.portal('publish', 'shops')
  await opened.portal('promote', 'shops', '2.0.0', '--reason', 'CHG-1234, as planned')
  expect((await bySquad('doctor')).out).toContain(`ERROR  backends ${missing}`)
})
