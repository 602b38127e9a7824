import 'systemjs/dist/s.min.js'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { findByRole, findByText, waitFor } from '@testing-library/dom'
import type { mountRootParcel } from 'single-spa'
import { showStopped } from './show-stopped.ts'
import { provideLayout } from './testing/layout.ts'
import { deliver, deliverAt, forgetModules, urlOf } from './testing/test-modules.ts'

const access = { permissions: new Set(['task.search']), subjectTypes: new Set<string>() }
const state = { status: 'authenticated' }
const session = {
  session$: { subscribe: () => undefined },
  currentSession: () => state,
  accessOf: () => access,
  start: async () => undefined,
  queryClient: {
    isFetching: () => 0,
    isMutating: () => 0,
    getQueryCache: () => ({ subscribe: () => () => undefined }),
    getMutationCache: () => ({ subscribe: () => () => undefined }),
  },
}

interface Handed {
  domElementGetter(): HTMLElement
  readonly mountParcel: typeof mountRootParcel
}

/** Lifecycles that write a text into their element. */
const writing = (text: string) => ({
  bootstrap: async () => undefined,
  mount: async ({ domElementGetter }: { domElementGetter(): HTMLElement }) =>
    domElementGetter().replaceChildren(text),
  unmount: async ({ domElementGetter }: { domElementGetter(): HTMLElement }) =>
    domElementGetter().replaceChildren(),
})

const row = (path: string) => ({ path, label: path, title: path })
const tables = [
  { app: '@portal/shell', rows: [row('/')] },
  { app: '@portal/tasks', rows: [{ ...row('/tasks'), needs: { allOf: ['task.search'] } }] },
]

const config = { accountId: 'a1', apiBase: '/api', auth: { endpoints: {}, vault: 'browser' } }

const fallbacks = { '@portal/tasks': { entry: urlOf('@portal/tasks', '0.9.0') } }

provideLayout()

let reported: jest.SpiedFunction<typeof fetch>
let observe: jest.SpiedFunction<MutationObserver['observe']>

beforeEach(() => {
  observe = jest.spyOn(MutationObserver.prototype, 'observe')
  document.body.innerHTML = `<div id="portal-shell"></div><main id="portal-screen"></main>
    <script type="application/json" id="${PAGE_DATA.apps}">${JSON.stringify(tables)}</script>
    <script type="application/json" id="${PAGE_DATA.config}">${JSON.stringify(config)}</script>
    <script type="application/json" id="${PAGE_DATA.sheets}">{}</script>
    <script type="application/json" id="${PAGE_DATA.release}">"0a1b2c3d"</script>
    <script type="application/json" id="${PAGE_DATA.fallbacks}">${JSON.stringify(fallbacks)}</script>`
  deliver('@portal/session', { run: () => session })
  deliver('@portal/shell', { run: () => ({ frame: writing('Menu'), pages: writing('Dashboard') }) })
  deliver('@portal/tasks', { run: () => writing('All tasks') })
  deliver('@portal/root-config/later', {
    run: () => ({ followReleases: () => undefined, isBlank: () => false, showStopped }),
  })
  jest.spyOn(console, 'error').mockReturnValue()
  reported = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
})

afterEach(() => {
  // Otherwise, a page would restore its places after its test.
  for (const observer of observe.mock.contexts)
    if (observer instanceof MutationObserver) observer.disconnect()
  forgetModules()
  jest.restoreAllMocks()
  // Each test starts the page again, and single-spa warns about a second instance.
  Reflect.deleteProperty(window, 'singleSpaNavigate')
})

function showTables(shown: readonly object[]): void {
  const block = document.getElementById(PAGE_DATA.apps)
  if (block) block.textContent = JSON.stringify(shown)
}

async function open(pathname: string) {
  history.replaceState(null, '', pathname)
  await jest.isolateModulesAsync(async () => {
    await import('./start.ts')
  })
}

test('shows a screen beside the frame', async () => {
  await open('/tasks')
  await findByText(document.body, 'Menu')
  await findByText(document.body, 'All tasks')
})

test('renders the screen before the menu', async () => {
  const drawn: string[] = []
  const noting = (text: string) => ({ ...writing(text), mount: async () => void drawn.push(text) })
  deliver('@portal/shell', { run: () => ({ frame: noting('Menu'), pages: noting('Dashboard') }) })
  deliver('@portal/tasks', { run: () => noting('All tasks') })
  await open('/tasks')
  await waitFor(() => expect(drawn).toEqual(['All tasks', 'Menu']))
})

test('keeps the frame when an application cannot be loaded', async () => {
  deliver('@portal/tasks', 'missing')
  await open('/tasks')
  await findByRole(document.body, 'heading', { name: 'This part of the portal could not be loaded' })
  await findByText(document.body, 'Menu')
  await findByText(document.body, '@portal/tasks 1.0.0')
  expect(reported.mock.calls).toMatchObject([
    ['/page-failures', { method: 'POST', body: expect.stringContaining('"version":"1.0.0","phase":"load"') }],
    ['/page-failures', { method: 'POST', body: expect.stringContaining('"version":"0.9.0","phase":"load"') }],
  ])
})

test('replaces an application that cannot be loaded by its last good version', async () => {
  deliver('@portal/tasks', 'missing')
  deliverAt(urlOf('@portal/tasks', '0.9.0'), { run: () => writing('All tasks, as before') })
  await open('/tasks')
  await findByText(document.body, 'All tasks, as before')
})

test('reopens a screen that was left while a part of it was unmounting', async () => {
  const card = { ...writing('Card'), unmount: () => new Promise<never>(() => undefined) }
  const shops = {
    ...writing('All shops'),
    mount: async ({ domElementGetter, mountParcel }: Handed) => {
      domElementGetter().replaceChildren('All shops')
      const domElement = document.createElement('div')
      const parcel = mountParcel(card, { domElement, domElementGetter: () => domElement })
      await parcel.mountPromise
      void parcel.unmount()
    },
  }
  deliver('@portal/shops', { run: () => shops })
  deliver('@portal/orders', { run: () => writing('All orders') })
  // Pages of earlier tests, which stay active in this document, do not know these.
  showTables(['shops', 'orders'].map((name) => ({ app: `@portal/${name}`, rows: [row(`/${name}`)] })))
  await open('/shops')
  await findByText(document.body, 'All shops')
  history.pushState(null, '', '/orders')
  await findByText(document.body, 'All orders')
  history.pushState(null, '', '/shops')
  await findByText(document.body, 'All shops')
})

test('says so when a page with stable versions is emptied again and again', async () => {
  await open('/tasks?safe=1')
  await findByText(document.body, 'All tasks')
  history.pushState(null, '', '/tasks')
  for (let count = 0; count < 20; count += 1) {
    document.getElementById('portal-screen')?.remove()
    await Promise.resolve()
  }
  await findByRole(document.body, 'heading', { name: 'The portal stopped working' })
})

test('says when the session module is missing, and offers a reload', async () => {
  deliver('@portal/session', 'missing')
  await open('/tasks')
  await findByRole(document.body, 'heading', { name: 'The portal could not be loaded' })
  await findByRole(document.body, 'button', { name: 'Reload' })
})
