import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { CURRENT_RELEASE, RELEASE_EVENTS } from '@portal/contract/served-release.ts'
import { hostFindings } from '@portal/releases/command-line/doctor-of-host.ts'
import { releaseLog } from '@portal/releases/log/release-log.ts'
import { abortCanary, promote, rollBack, startCanary } from '@portal/releases/release/changes.ts'
import { removeBundle, restoreBundle } from '@portal/releases/release/removal.ts'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { createTestReleases } from './testing/test-releases.ts'
import { createTestRepository, VERSION } from './testing/test-repository.ts'

const TASKS = '@portal/tasks'
const NEXT = '1.3.0'
const routes = [{ path: '/tasks', label: 'Tasks', title: 'Next tasks' }]

let repository: ReturnType<typeof createTestRepository>
let releases: ReturnType<typeof createTestReleases>
let host: Awaited<ReturnType<typeof startHost>>

/** The host's log output. */
let said: string[]

beforeEach(async () => {
  said = []
  for (const way of ['info', 'error'] as const)
    jest.spyOn(console, way).mockImplementation((line) => void said.push(String(line)))
  repository = createTestRepository()
  releases = createTestReleases(repository.root)
  await releases.publishRepository()
  await releases.publish(writeTestBundle(releases.folder, TASKS, NEXT, { routes }))
})

afterEach(async () => {
  jest.restoreAllMocks()
  await host.close()
  releases.remove()
  repository.remove()
})

const start = async () => {
  host = await startHost(releases.environment)
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const cookieOf = (claims: object) => `__Host-portal-id=e30.${encoded(claims)}.x`

async function load(path = '/', cookie = '') {
  const { status, headers, body } = await rawRequest(host.origin, path, { headers: { cookie } })
  return { status, headers, text: body.toString() }
}

function block(text: string, tag: string) {
  const [, json = ''] = new RegExp(`<script [^>]*${tag}[^>]*>(.*?)</script>`, 's').exec(text) ?? []
  return JSON.parse(json)
}

async function tasksOf(cookie = '', path = '/'): Promise<string> {
  const { text } = await load(path, cookie)
  const address: string = block(text, 'systemjs-importmap').imports[TASKS]
  return address.split('/').at(-2) ?? ''
}

/** Polls until the condition is true. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const begun = Date.now()
  while (!(await isSo())) {
    if (Date.now() - begun > 20_000) throw new Error(`Timed out. The host logged:\n${said.join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const untilServed = (version: string, cookie = '') => until(async () => (await tasksOf(cookie)) === version)
const untilSaid = (sentence: string) =>
  until(() => said.some((line) => String(JSON.parse(line).message).includes(sentence)))

test('serves the repository’s bundles before the first release', async () => {
  await start()
  expect(await tasksOf()).toBe(VERSION)
  expect((await load(`/bundles/${TASKS}/${VERSION}/entry.js`)).status).toBe(200)
  await releases.releaseFirst()
  await releases.release('promote', promote(TASKS, NEXT))
  await untilServed(NEXT)
})

test('serves a new release to new pages, with its screens', async () => {
  await releases.releaseFirst()
  await start()
  expect(await tasksOf()).toBe(VERSION)
  expect((await load('/')).text).not.toContain('Next tasks')
  await releases.release('promote', promote(TASKS, NEXT))
  await untilServed(NEXT)
  expect((await load('/')).text).toContain('Next tasks')
})

test('an open page learns of a new release', async () => {
  await releases.releaseFirst()
  await start()
  const { body } = await fetch(host.origin + RELEASE_EVENTS)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const before = (await reader?.read())?.value
  await releases.release('promote', promote(TASKS, NEXT))
  const news = (await reader?.read())?.value
  expect(news).toMatch(/^data: /)
  expect(news).not.toBe(before)
})

test('serves everything that a page loads with its integrity, former versions too', async () => {
  await releases.releaseFirst()
  await releases.release('promote', promote(TASKS, NEXT))
  await start()
  const { text } = await load('/tasks')
  const { imports, integrity } = block(text, 'systemjs-importmap')
  for (const address of Object.values<string>(imports)) expect(integrity[address]).toMatch(/^sha256-/)
  for (const address of Object.keys(integrity)) {
    const { status, headers } = await load(address)
    expect([address, status]).toEqual([address, 200])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  expect(Object.keys(integrity)).toContain(`/bundles/${TASKS}/${VERSION}/list.1a2b.js`)
  const { entry } = block(text, 'portal-fallbacks')[TASKS]
  expect(entry).toContain(`/bundles/${TASKS}/${VERSION}/entry.js?`)
  expect(integrity[entry]).toMatch(/^sha256-/)
})

test('the addresses of a removed application lead elsewhere, until it is restored', async () => {
  await releases.releaseFirst()
  const jobs = { routes: [{ path: '/jobs', label: 'Jobs', title: 'Jobs' }] }
  await releases.publish(writeTestBundle(releases.folder, '@portal/jobs', VERSION, jobs))
  await releases.release('promote', promote('@portal/jobs', VERSION))
  await start()
  await releases.release('remove', removeBundle(TASKS, '/jobs'))
  await until(async () => (await load('/tasks')).status === 302)
  const moved = await load('/tasks')
  expect(moved.headers.location).toBe('/jobs')
  expect((await load('/')).text).not.toContain('/bundles/@portal/tasks/')
  await releases.release('restore', restoreBundle(TASKS))
  await until(async () => (await load('/tasks')).status === 200)
})

test.each(['/tasks', '/nowhere-at-all'])(
  'addresses redirected to %s, where no screen exists, lead to the dashboard',
  async (leadsTo) => {
    await releases.releaseFirst()
    await releases.release('remove', removeBundle(TASKS, leadsTo))
    await start()
    const { status, headers } = await load('/tasks')
    expect([status, headers.location]).toEqual([302, '/'])
  },
)

test('the modules of every screen come in one file', async () => {
  await releases.releaseFirst()
  await start()
  const [, boot = ''] = /src="(\/bundles\/boot\/[^"]+)"/.exec((await load('/')).text) ?? []
  expect((await load(boot)).text).toContain('portalBoot(')
})

test.each([
  `/bundles/${TASKS}/9.9.9/entry.js`,
  `/bundles/${TASKS}/${VERSION}/manifest.json`,
  `/bundles/${TASKS}/${VERSION}/entry.js.br`,
  `/bundles/${TASKS}/${VERSION}/..%2f..%2fartifact.json`,
  '/bundles/..%2f..%2freleases/x/y/00000001.json',
  '/bundles/boot/other/boot.js',
])('serves nothing at %s', async (path) => {
  await releases.releaseFirst()
  await start()
  const { status, headers } = await load(path)
  expect(status).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})

describe('a canary', () => {
  const ada = cookieOf({ sub: 'ada', email: 'ada@program.example' })
  const viewer = cookieOf({ sub: 'vera', groups: ['Viewer'] })

  beforeEach(async () => {
    await releases.releaseFirst()
    await releases.release(
      'canary.start',
      startCanary(TASKS, NEXT, { cohorts: ['ada@program.example', 'Viewer'] }),
    )
    await start()
  })

  test('is visible only to the named people', async () => {
    expect(await tasksOf(ada)).toBe(NEXT)
    expect(await tasksOf(viewer)).toBe(NEXT)
    expect(await tasksOf(cookieOf({ sub: 'bob', email: 'bob@program.example' }))).toBe(VERSION)
    expect(await tasksOf()).toBe(VERSION)
  })

  test('for a person does not reach a role that is named like an email address', async () => {
    const role = { groups: ['ada@program.example'], 'cognito:groups': ['ada@program.example'] }
    expect(await tasksOf(cookieOf({ sub: 'bob', email: 'bob@program.example', ...role }))).toBe(VERSION)
  })

  test('falls back to the stable version', async () => {
    const { text } = await load('/', ada)
    expect(block(text, 'portal-fallbacks')[TASKS].entry).toContain(`/${VERSION}/entry.js`)
  })

  test('is not used in safe mode', async () => {
    expect(await tasksOf(ada, '/?safe=1')).toBe(VERSION)
  })

  test('reports for each person whether a page is up to date', async () => {
    const releaseFor = async (cookie: string) =>
      JSON.parse((await load(CURRENT_RELEASE, cookie)).text).release
    expect(await releaseFor(ada)).toBe(block((await load('/', ada)).text, 'portal-release'))
    expect(await releaseFor(ada)).not.toBe(await releaseFor(''))
  })

  test('is gone for everyone after an abort', async () => {
    await releases.release('canary.abort', abortCanary(TASKS))
    await untilServed(VERSION, ada)
  })
})

describe('a share of all', () => {
  beforeEach(async () => {
    await releases.releaseFirst()
    await releases.release('canary.start', startCanary(TASKS, NEXT, { weight: 50 }))
    await start()
  })

  test('is the same people at every visit', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const cookie = cookieOf({ sub: `operator-${number}` })
      expect(await tasksOf(cookie)).toBe(await tasksOf(cookie))
    }
  })

  test('stays the same for a browser with expired tokens', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const token = cookieOf({ sub: `operator-${number}` })
      const { headers } = await load('/', token)
      const [kept = ''] = String(headers['set-cookie']).split(';')
      expect(kept).toMatch(/^__Host-portal-cohort=[\w-]{22}$/)
      expect(kept).not.toContain('operator')
      expect(await tasksOf(kept)).toBe(await tasksOf(token))
      expect((await load('/', kept)).headers['set-cookie']).toBeUndefined()
    }
  })
})

test('the release number shows whether a host follows this store', async () => {
  await releases.releaseFirst()
  const before = await releases.log.head()
  await releases.release('promote', promote(TASKS, NEXT))
  const newest = await releases.log.head()
  await start()
  expect((await hostFindings(host.origin, newest))[0]).toMatchObject({ isFine: true })
  expect((await hostFindings(host.origin, before))[0]).toMatchObject({
    isFine: false,
    says: expect.stringContaining('serves release 2, but the newest in this store is 1'),
  })
})

describe('keeps serving the previous release when', () => {
  beforeEach(async () => {
    await releases.releaseFirst()
    await start()
  })

  test('the store is gone, also after a restart', async () => {
    await releases.release('promote', promote(TASKS, NEXT))
    await untilServed(NEXT)
    renameSync(releases.root, `${releases.root}-away`)
    await untilSaid('Release 2 stays: The release store is unavailable.')
    expect(await tasksOf()).toBe(NEXT)
    await host.close()
    await start()
    expect(await tasksOf()).toBe(NEXT)
    expect((await load(`/bundles/${TASKS}/${NEXT}/list.1a2b.js`)).status).toBe(200)
    renameSync(`${releases.root}-away`, releases.root)
    await releases.release('rollback', rollBack(await releases.log.read(1)))
    await untilServed(VERSION)
  })

  test('the newest release has no trusted signature, also after a restart', async () => {
    await releases.store.putNew('releases/demo/00000002.json', Buffer.from('{"content":{}}'))
    await untilSaid('Release 1 stays: Release 2 of demo cannot be read. It was ignored.')
    expect(await tasksOf()).toBe(VERSION)
    await host.close()
    await start()
    expect(await tasksOf()).toBe(VERSION)
  })

  test('the store is an older copy, also after a restart, until that is accepted', async () => {
    await releases.release('promote', promote(TASKS, NEXT))
    await untilServed(NEXT)
    const newest = join(releases.root, 'releases/demo/00000002.json')
    rmSync(newest)
    await untilSaid('Release 2 stays: The newest release of demo is 1, but release 2 was already served')
    expect(await tasksOf()).toBe(NEXT)
    await host.close()
    said = []
    await start()
    expect(await tasksOf()).toBe(NEXT)
    expect(JSON.parse((await load(CURRENT_RELEASE)).text).status).toMatchObject({
      served: 2,
      problem: expect.stringContaining('portal accept-restore 2'),
    })
    // Another process, which has not seen the lost releases.
    const log = releaseLog({ ...releases, environment: 'demo' })
    const reason = "Monday's backup restored"
    await log.acceptLoss(2, { actor: 'ada', action: 'restore.accept', reason })
    await untilServed(VERSION)
  })

  test('a file of the new version was changed in transit', async () => {
    const keys = await releases.store.list(`artifacts/${TASKS}/${NEXT}`)
    const [changed = ''] = keys.filter((key) => key.endsWith('list.1a2b.js'))
    rmSync(join(releases.root, changed))
    writeFileSync(join(releases.root, changed), 'alert(1)')
    await releases.release('promote', promote(TASKS, NEXT))
    await untilSaid('Release 1 stays: @portal/tasks 1.3.0 differs from what was published: list.1a2b.js')
    expect(await tasksOf()).toBe(VERSION)
    expect((await load(`/bundles/${TASKS}/${NEXT}/list.1a2b.js`)).status).toBe(500)
  })

  test('the new release names an unpublished version', async () => {
    await releases.release('promote', promote(TASKS, '7.0.0'))
    await untilSaid('Release 1 stays: @portal/tasks 7.0.0 is not published.')
    expect(await tasksOf()).toBe(VERSION)
  })

  test('it cannot serve the newest release, and reports that everywhere', async () => {
    const head = await releases.release('promote', promote(TASKS, '7.0.0'))
    await untilSaid('Release 1 stays')
    const problem = '@portal/tasks 7.0.0 is not published. Publish it first.'
    const status = { served: 1, newest: head, problem }
    expect(JSON.parse((await load(CURRENT_RELEASE)).text).status).toEqual(status)
    expect(JSON.parse((await load('/health/ready')).text).release).toEqual(status)
    const [finding] = await hostFindings(host.origin, await releases.log.head())
    expect(finding).toMatchObject({
      isFine: false,
      says: expect.stringContaining(`stays at release 1: ${problem}`),
    })
    await releases.release('rollback', rollBack(await releases.log.read(1)))
    await until(async () => !('problem' in JSON.parse((await load(CURRENT_RELEASE)).text).status))
  })

  test('the new release does not fit together', async () => {
    const claiming = { routes: [{ path: '/', label: 'Tasks', title: 'Tasks' }] }
    await releases.publish(writeTestBundle(releases.folder, TASKS, '1.4.0', claiming))
    await releases.release('promote', promote(TASKS, '1.4.0'))
    await untilSaid('Release 1 stays: @portal/shell and @portal/tasks both claim the address /.')
    expect(await tasksOf()).toBe(VERSION)
  })

  test("the new release lets a bundle provide another bundle's name, even if correctly signed", async () => {
    const provides = { [TASKS]: 'entry.js', '@portal/session': 'entry.js' }
    await releases.publish(writeTestBundle(releases.folder, TASKS, '6.6.6', { provides, routes }))
    await releases.release('promote', promote(TASKS, '6.6.6'))
    await untilSaid(
      'Release 1 stays: @portal/tasks 6.6.6 provides "@portal/session", which belongs to @portal/session.',
    )
    expect(await tasksOf()).toBe(VERSION)
    const { text } = await load('/')
    expect(block(text, 'systemjs-importmap').imports['@portal/session']).toContain(
      '/bundles/@portal/session/',
    )
  })
})
