import 'systemjs/dist/s.min.js'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { deliver, deliverAt, forgetModules, urlOf } from './testing/test-modules.ts'

const TASKS = '@portal/tasks'
const row = (path: string) => ({ path, label: path, title: path })
const apps = [
  { app: '@portal/shell', rows: [row('/')] },
  { app: TASKS, rows: [row('/tasks')] },
]
const NEWER = urlOf(TASKS, '1.1.0')

/** Replaces the connection to the host: delivers its next message. */
let sendToPage: (release: string) => Promise<void>

class Connection {
  onmessage: ((event: { data: string }) => void) | undefined
  constructor() {
    sendToPage = async (release) => {
      this.onmessage?.({ data: JSON.stringify({ release }) })
      await new Promise((resolve) => setTimeout(resolve))
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
  fetchSpy = jest.spyOn(globalThis, 'fetch')
})

afterEach(() => {
  forgetModules()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'singleSpaNavigate')
})

/** A page that has been open for a while. */
async function openPage() {
  jest.resetModules()
  const { followReleases } = await import('./follow-releases.ts')
  const { releases, releaseState: state } = await import('./release-state.ts')
  const { bundleOf } = await import('./bundle.ts')
  followReleases({ state, visit: { token: '' }, bundleOf, mountedApps: () => [] })
  return { releases, tasks: bundleOf(TASKS) }
}

/** What the host serves from now on. */
function serve(changes: Readonly<Record<string, string>>, more: object = {}): void {
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
  fetchSpy.mockResolvedValue(Response.json({ ...served, ...more }))
}

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

test('replaces a pulled version that is not on screen, like any other version', async () => {
  const { releases, tasks } = await openPage()
  serve({ [TASKS]: NEWER }, { pulled: [`${TASKS} 1.0.0`] })
  await sendToPage('next')
  expect(releases.now()).toBe('current')
  expect((await tasks.load()).module.name).toBe('newer')
})
