import { MessageChannel } from 'node:worker_threads'
import 'systemjs/dist/s.min.js'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { BOOT_SCRIPT, PAGE_DATA } from '@portal/contract/portal-config.ts'
import { deliver, fetched, forgetModules } from './testing/test-modules.ts'

// jsdom has no MessageChannel. In the shared test environment, React would use it, and no run would end.
Object.assign(window, { MessageChannel })

const own = System.constructor.prototype as { instantiate: unknown }
const network = own.instantiate
const addressOf = (name: string) => System.getImportMap().imports?.[name] ?? ''
const FIRST = `${BOOT_SCRIPT}-1`

/** Reports that a script of the page has run or failed. */
const tell = (event: 'load' | 'error', id: string = BOOT_SCRIPT) =>
  document.getElementById(id)?.dispatchEvent(new Event(event))

/** What the boot file does when it runs: registers a module under its address. */
function bring(name: string, exported: object): void {
  window
    .portalBoot(addressOf(name))
    .register([], (give: (all: object) => void) => ({ execute: () => void give(exported) }))
}

async function loadPage(modules: readonly string[]): Promise<typeof import('./boot-file.ts')> {
  document.body.innerHTML = `<script type="text/plain" id="${FIRST}"></script>
    <script type="text/plain" id="${BOOT_SCRIPT}"></script>
    <script type="application/json" id="${PAGE_DATA.boot}">${JSON.stringify(modules.map(addressOf))}</script>`
  let bootFile: typeof import('./boot-file.ts') | undefined
  await jest.isolateModulesAsync(async () => {
    bootFile = await import('./boot-file.ts')
  })
  if (!bootFile) throw new Error('The module did not load.')
  return bootFile
}

beforeEach(() => {
  deliver('ui', { run: () => ({ from: 'its own file' }) })
  deliver('tasks', { run: () => ({ from: 'its own file' }) })
})

afterEach(() => {
  forgetModules()
  own.instantiate = network
})

test('does not fetch a module from the boot file again', async () => {
  await loadPage(['ui'])
  const loading = System.import('ui')
  bring('ui', { from: 'the boot file' })
  tell('load')
  expect({ ...(await loading) }).toEqual({ from: 'the boot file' })
  expect(fetched).toEqual([])
})

test('runs each module after its dependencies, in its own task', async () => {
  deliver('session', { run: () => ({ from: 'its own file' }) })
  await loadPage(['ui', 'session'])
  const ran: string[] = []
  const record = (name: string, needs: string[]) =>
    window.portalBoot(addressOf(name)).register(needs, () => ({
      setters: needs.map(() => () => undefined),
      execute: () => void ran.push(name),
    }))
  record('ui', ['session'])
  record('session', [])
  const loading = Promise.all([System.import('ui'), System.import('session')])
  tell('load')
  await System.import('session')
  expect(ran).toEqual(['session'])
  await loading
  expect(ran).toEqual(['session', 'ui'])
})

test('runs the first file before the others arrive', async () => {
  deliver('session', { run: () => ({ from: 'its own file' }) })
  await loadPage(['ui', 'session'])
  const loading = System.import('session')
  bring('session', { from: 'the first file' })
  tell('load', FIRST)
  expect({ ...(await loading) }).toEqual({ from: 'the first file' })
  bring('ui', { from: 'the second file' })
  tell('load')
  expect({ ...(await System.import('ui')) }).toEqual({ from: 'the second file' })
  expect(fetched).toEqual([])
})

test('does not wait for modules in other files', async () => {
  await loadPage(['ui'])
  expect({ ...(await System.import('tasks')) }).toEqual({ from: 'its own file' })
})

test('falls back to separate files when the boot file fails', async () => {
  await loadPage(['ui'])
  const loading = System.import('ui')
  tell('error')
  expect({ ...(await loading) }).toEqual({ from: 'its own file' })
})

test('falls back to separate files when the boot file hangs', async () => {
  const { giveUpBootFiles } = await loadPage(['ui'])
  void System.import('ui')
  const { forgetModule } = await import('./testing/test-modules.ts')
  forgetModule(addressOf('ui'))
  giveUpBootFiles()
  expect({ ...(await System.import('ui')) }).toEqual({ from: 'its own file' })
})

test('loads a module from its own file on retry', async () => {
  await loadPage(['ui'])
  bring('ui', { from: 'the boot file' })
  tell('load')
  await System.import('ui')
  const { forgetModule } = await import('./testing/test-modules.ts')
  forgetModule(addressOf('ui'))
  expect({ ...(await System.import('ui')) }).toEqual({ from: 'its own file' })
})
