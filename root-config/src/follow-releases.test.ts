import 'systemjs/dist/s.min.js'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { deliver, deliverAt, forgetModules, urlOf } from './testing/test-modules.ts'
import type { Visit } from './visit.ts'

const TASKS = '@portal/tasks'
const row = (path: string) => ({ path, label: path, title: path })
const apps = [
  { app: '@portal/shell', rows: [row('/')] },
  { app: TASKS, rows: [row('/tasks')] },
]
const NEWER = urlOf(TASKS, '1.1.0')

/** Replaces the connection to the host: delivers its next message. */
let sendToPage: (release: string) => Promise<void>
/** Breaks the connection; one that is not closed is restored by the browser. */
let breakConnection: (readyState: number) => void
const connected = jest.fn()

class Connection {
  static readonly CLOSED = 2
  readyState = 1
  onmessage: ((event: { data: string }) => void) | undefined
  onerror: (() => void) | undefined
  constructor() {
    connected()
    sendToPage = async (release) => {
      if (this.readyState !== Connection.CLOSED) this.onmessage?.({ data: JSON.stringify({ release }) })
      await new Promise((resolve) => setTimeout(resolve))
    }
    breakConnection = (readyState) => {
      this.readyState = readyState
      this.onerror?.()
    }
  }
}

/** Messages that this tab sends to the others. */
const posted = jest.fn<(message: unknown) => void>()
let receive: (message: unknown) => void

class Channel {
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor() {
    receive = (data) => this.onmessage?.({ data })
  }
  postMessage(message: unknown) {
    posted(message)
  }
}

let fetchSpy: jest.SpiedFunction<typeof fetch>

beforeEach(() => {
  const block = (id: string, data: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`
  document.body.innerHTML =
    block(PAGE_DATA.sheets, {}) +
    block(PAGE_DATA.fallbacks, {}) +
    block(PAGE_DATA.apps, apps) +
    block(PAGE_DATA.release, 'first')
  deliver('@portal/ui', { run: () => ({}) })
  deliver(TASKS, { run: () => ({ name: 'first' }) })
  deliverAt(NEWER, { run: () => ({ name: 'newer' }) })
  Object.assign(window, { EventSource: Connection, BroadcastChannel: Channel })
  posted.mockReset()
  connected.mockReset()
  fetchSpy = jest.spyOn(globalThis, 'fetch')
})

afterEach(() => {
  jest.useRealTimers()
  forgetModules()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'singleSpaNavigate')
})

/** A page that has been open for a while. */
async function openPage(visit: Visit = { token: '', isSafe: false }) {
  jest.resetModules()
  const { followReleases } = await import('./follow-releases.ts')
  const { releases, releaseState: state } = await import('./release-state.ts')
  const { bundleOf } = await import('./bundle.ts')
  const { factsOfGiver, loadBundle } = await import('./bundle-parts.ts')
  followReleases({ state, visit, bundleOf, factsOfGiver, mountedApps: () => [] })
  return { releases, tasks: bundleOf(TASKS), loadBundle }
}

/** The host's answer about its release. */
function answerWith(changes: Readonly<Record<string, string>>, more: object = {}): Response {
  const own = Object.entries({ ...System.getImportMap().imports, ...changes })
  // The host lists addresses without its origin.
  const imports = Object.fromEntries(own.map(([name, url]) => [name, url.replace(location.origin, '')]))
  const served = {
    release: 'next',
    importMap: { imports, integrity: {} },
    apps,
    sheets: {},
    fallbacks: {},
    pulled: [],
  }
  return Response.json({ ...served, ...more })
}

/** What the host serves from now on. */
const serve = (...answer: Parameters<typeof answerWith>) =>
  void fetchSpy.mockResolvedValue(answerWith(...answer))

test('replaces an application that is not on screen', async () => {
  const { releases, tasks } = await openPage()
  expect((await tasks.load()).module.name).toBe('first')
  serve({ [TASKS]: NEWER })
  await sendToPage('next')
  expect((await tasks.load()).module.name).toBe('newer')
  expect(releases.now()).toBe('current')
})

test('requests the current release when a tab opens, from the tab that listens', async () => {
  await openPage()
  expect(posted.mock.calls).toEqual([['current-release?']])
  receive('current-release?')
  expect(posted).toHaveBeenCalledTimes(1)
  serve({})
  await sendToPage('next')
  posted.mockReset()
  receive('current-release?')
  expect(posted.mock.calls).toEqual([[{ release: 'next' }]])
})

test('ignores a release that the page already runs', async () => {
  await openPage()
  await sendToPage('first')
  expect(fetchSpy).not.toHaveBeenCalled()
})

test.each<[string, Parameters<typeof serve>]>([
  ['a module that others depend on', [{ '@portal/ui': urlOf('@portal/ui', '1.1.0') }]],
  ['the menu', [{ [TASKS]: NEWER }, { apps: apps.slice(0, 1) }]],
])('is outdated with %s changed', async (_what, [changes, more]) => {
  const { releases } = await openPage()
  const listener = jest.fn()
  releases.subscribe(listener)
  serve(changes, more)
  await sendToPage('next')
  expect(releases.now()).toBe('newer')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('is current again when the host returns to its release', async () => {
  const { releases } = await openPage()
  serve({ '@portal/ui': urlOf('@portal/ui', '1.1.0') })
  await sendToPage('next')
  serve({}, { release: 'first again' })
  await sendToPage('first again')
  expect(releases.now()).toBe('current')
})

test('reports "pulled" when a version in use is pulled', async () => {
  const { releases } = await openPage()
  serve({ '@portal/ui': urlOf('@portal/ui', '1.1.0') }, { pulled: ['@portal/ui 1.0.0'] })
  await sendToPage('next')
  expect(releases.now()).toBe('pulled')
})

test('reports "pulled" when a part of a pulled version, such as a card, may be on screen', async () => {
  const { releases, loadBundle } = await openPage()
  await loadBundle(TASKS)
  serve({ [TASKS]: NEWER }, { pulled: [`${TASKS} 1.0.0`] })
  await sendToPage('next')
  expect(releases.now()).toBe('pulled')
})

test('is current when a version is pulled that the part on screen does not have', async () => {
  const { releases, loadBundle } = await openPage()
  await loadBundle(TASKS)
  serve({ [TASKS]: NEWER })
  await sendToPage('next')
  serve({}, { release: 'first again', pulled: [`${TASKS} 1.1.0`] })
  await sendToPage('first again')
  expect(releases.now()).toBe('current')
})

test('asks for stable versions when the page was opened with them', async () => {
  await openPage({ token: '', isSafe: true })
  serve({})
  await sendToPage('next')
  expect(fetchSpy.mock.calls.map(([url]) => url)).toEqual(['/releases/current?safe=1'])
})

test('replaces a pulled version that is not on screen, like any other version', async () => {
  const { releases, tasks } = await openPage()
  serve({ [TASKS]: NEWER }, { pulled: [`${TASKS} 1.0.0`] })
  await sendToPage('next')
  expect(releases.now()).toBe('current')
  expect((await tasks.load()).module.name).toBe('newer')
})

test('hears of releases again after the host answered with an error, as while it restarts', async () => {
  jest.useFakeTimers()
  const { tasks } = await openPage()
  serve({ [TASKS]: NEWER })
  breakConnection(Connection.CLOSED)
  await jest.advanceTimersByTimeAsync(10_000)
  void sendToPage('next')
  await jest.advanceTimersByTimeAsync(0)
  expect((await tasks.load()).module.name).toBe('newer')
})

test('leaves it to the browser to connect again after the network failed', async () => {
  jest.useFakeTimers()
  await openPage()
  breakConnection(0)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(connected).toHaveBeenCalledTimes(1)
})

test('asks again for a release that the host did not tell', async () => {
  jest.useFakeTimers()
  const { tasks } = await openPage()
  serve({ [TASKS]: NEWER })
  fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetchSpy.mockResolvedValueOnce(new Response('', { status: 502 }))
  void sendToPage('next')
  await jest.advanceTimersByTimeAsync(20_000)
  expect((await tasks.load()).module.name).toBe('newer')
})

test('stays with the newest release when an older answer is late', async () => {
  const { tasks } = await openPage()
  let answer: (response: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => {
    answer = resolve
  })
  fetchSpy.mockReturnValueOnce(late)
  serve({ [TASKS]: NEWER })
  await sendToPage('older')
  await sendToPage('next')
  answer(answerWith({}, { release: 'older' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect((await tasks.load()).module.name).toBe('newer')
})
