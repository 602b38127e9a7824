import 'systemjs/dist/s.min.js'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { deliver, deliverAt, forgetModules, urlOf } from './testing/test-modules.ts'

const LAST_GOOD = urlOf('tasks', '0.9.0')
const failing = {
  run: () => {
    throw new Error('undefined is not a function')
  },
}
const refuse = () => {
  throw new Error('replaced')
}
const exporting = (name: string) => ({ run: () => ({ name }) })

let reported: jest.SpiedFunction<typeof fetch>

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA.sheets}">{}</script>
    <script type="application/json" id="${PAGE_DATA.fallbacks}">{"tasks":{"entry":"${LAST_GOOD}"}}</script>`
  deliver('tasks', exporting('now'))
  deliverAt(LAST_GOOD, exporting('before'))
  jest.spyOn(console, 'error').mockReturnValue()
  reported = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
})

afterEach(() => {
  forgetModules()
  jest.restoreAllMocks()
})

/** The bundle in a page that was just opened. */
async function opened(name = 'tasks') {
  jest.resetModules()
  const { bundleOf } = await import('./bundle.ts')
  return bundleOf(name)
}

const reports = () => reported.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))

test('runs the version of the import map', async () => {
  const bundle = await opened()
  expect((await bundle.load()).module.name).toBe('now')
  expect(bundle.facts()).toBe('tasks 1.0.0')
})

test('reports a failure once for all callers, and runs the last good version from then on', async () => {
  deliver('tasks', failing)
  const bundle = await opened()
  const loaded = await Promise.all([bundle.load(), bundle.load()])
  expect(loaded.map(({ module }) => module.name)).toEqual(['before', 'before'])
  expect((await bundle.load()).module.name).toBe('before')
  expect(bundle.facts()).toBe('tasks 0.9.0')
  expect(reports()).toEqual([{ bundle: 'tasks', version: '1.0.0', phase: 'evaluate', fallback: '0.9.0' }])
  expect(console.error).toHaveBeenCalledTimes(1)
})

test.each([
  ['fetch', () => Object.assign(window, { fetch: refuse })],
  ['console', () => Object.assign(console, { error: refuse })],
])(
  'reports a failure and runs the last good version when an application has replaced the %s',
  async (_what, replace) => {
    deliver('tasks', failing)
    const bundle = await opened()
    replace()
    expect((await bundle.load()).module.name).toBe('before')
    expect(reports()).toHaveLength(1)
  },
)

test('notifies parts of the bundle in other pages of the switch', async () => {
  deliver('tasks', failing)
  const bundle = await opened()
  const listener = jest.fn()
  bundle.onSwitch(listener)
  await bundle.load()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('restarts with the first version when both fail', async () => {
  deliver('tasks', failing)
  deliverAt(LAST_GOOD, failing)
  const bundle = await opened()
  await expect(bundle.load()).rejects.toThrow('undefined is not a function')
  expect(reports()).toHaveLength(2)
  deliver('tasks', exporting('now'))
  expect((await bundle.load()).module.name).toBe('now')
})

test('does not report a failed prefetch until the bundle is requested', async () => {
  deliver('tasks', failing)
  const bundle = await opened()
  bundle.loadAhead()
  await new Promise((resolve) => setTimeout(resolve))
  expect(reports()).toEqual([])
  deliver('tasks', exporting('now'))
  expect((await bundle.load()).module.name).toBe('now')
})

test('keeps the style sheet of the shown version while a search loads the next one, until that is shown', async () => {
  const versionOf = (number: string) => {
    const entry = urlOf('tasks', number)
    deliverAt(entry, exporting(number))
    return { entry, sheet: { url: entry.replace('.js', '.css'), integrity: '' } }
  }
  const [shown, next] = [versionOf('1.1.0'), versionOf('1.2.0')]
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-bundle=tasks]')]
  const bundle = await opened()
  for (const version of [shown, next]) {
    bundle.replace([version])
    const loaded = bundle.load()
    for (const link of links()) link.dispatchEvent(new Event('load'))
    await loaded
  }
  expect(links().map(({ dataset }) => dataset.url)).toEqual([shown.sheet.url, next.sheet.url])
  bundle.entered(next)
  expect(links().map(({ dataset }) => dataset.url)).toEqual([next.sheet.url])
})

describe('a version that is shown', () => {
  const lost = new Error('Loading chunk 7 failed.')
  const fault = new TypeError('undefined is not a function')

  test('reports a rendering error once, and stays', async () => {
    const bundle = await opened()
    const { version } = await bundle.load()
    bundle.fault(version, fault, 'render')
    bundle.fault(version, fault, 'render')
    expect(reports()).toEqual([{ bundle: 'tasks', version: '1.0.0', phase: 'render' }])
    expect(bundle.runs(version)).toBe(true)
  })

  test('is replaced by the last good version when its code is missing', async () => {
    const bundle = await opened()
    const listener = jest.fn()
    bundle.onSwitch(listener)
    const { version } = await bundle.load()
    bundle.fault(version, lost, 'load')
    expect(reports()).toEqual([{ bundle: 'tasks', version: '1.0.0', phase: 'load', fallback: '0.9.0' }])
    expect(listener).toHaveBeenCalledTimes(1)
    expect((await bundle.load()).module.name).toBe('before')
  })

  test('stays when there is no other version', async () => {
    deliver('notes', exporting('now'))
    const bundle = await opened('notes')
    const { version } = await bundle.load()
    bundle.fault(version, lost, 'load')
    expect(reports()).toEqual([{ bundle: 'notes', version: '1.0.0', phase: 'load' }])
    expect(bundle.runs(version)).toBe(true)
  })
})

describe('a mounted version', () => {
  const newer = { entry: urlOf('tasks', '1.1.0') }

  test('is the one that is named and blamed until it is left, although the host serves a newer one', async () => {
    const bundle = await opened()
    const { version } = await bundle.load()
    bundle.entered(version)
    bundle.replace([newer])
    expect(bundle.facts()).toBe('tasks 1.0.0')
    bundle.fail(new Error('It stopped.'))
    expect(reports()).toMatchObject([{ version: '1.0.0', fallback: '1.1.0' }])
    bundle.left(version)
    expect(bundle.number()).toBe('1.1.0')
  })

  test('is not said to be replaced because of a failure by the one that the host serves anyway', async () => {
    const bundle = await opened()
    const { takeovers } = await import('./takeovers.ts')
    const { version } = await bundle.load()
    bundle.replace([newer])
    bundle.fail(new Error('It stopped.'), version)
    expect(takeovers.now()).toEqual([])
  })

  test('stays when the host serves a newer one, although another version had failed before', async () => {
    deliver('tasks', failing)
    const bundle = await opened()
    bundle.entered((await bundle.load()).version)
    const listener = jest.fn()
    bundle.onSwitch(listener)
    bundle.replace([newer])
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a page with a visit', () => {
  let beacon: jest.Mock<(url: string, body: Blob) => boolean>

  beforeEach(async () => {
    document.body.innerHTML += `<script type="application/json" id="${PAGE_DATA.visit}">"a.b"</script>`
    jest.resetModules()
    const { reportShown } = await import('./report-shown.ts')
    beacon = jest.fn()
    Object.assign(navigator, { sendBeacon: beacon })
    deliver('@portal/root-config/later', { run: () => ({ reportShown }) })
  })

  /** Once the code for reports has loaded, and the page is idle. */
  const quiet = async () => {
    const { loadLater } = await import('./load-later.ts')
    await loadLater()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const textOf = (body = new Blob()) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(body)
    })

  test('reports once, when idle, what stayed on the screen', async () => {
    const tasks = await opened()
    const { bundleOf } = await import('./bundle.ts')
    deliver('notes', exporting('now'))
    const notes = bundleOf('notes')
    for (const bundle of [tasks, notes, tasks]) bundle.stayed((await bundle.load()).version)
    await quiet()
    expect(beacon).toHaveBeenCalledTimes(1)
    const [[url, body] = []] = beacon.mock.calls
    expect([url, body?.type]).toEqual(['/page-successes', 'application/json'])
  })

  test('reports how long it took to mount, and which parts of bundles stayed on other pages', async () => {
    const tasks = await opened()
    const { version } = await tasks.load()
    tasks.stayed(version, 120)
    tasks.stayed(version)
    tasks.stayed(version, 90)
    await quiet()
    expect(JSON.parse(await textOf(beacon.mock.calls[0]?.[1]))).toEqual({
      visit: 'a.b',
      bundles: ['tasks'],
      mountMs: [120],
      parts: ['tasks'],
    })
  })

  test('adds it to each failure, and reports nothing about the replacement', async () => {
    deliver('tasks', failing)
    const bundle = await opened()
    bundle.stayed((await bundle.load()).version)
    await quiet()
    expect(reports()).toMatchObject([{ phase: 'evaluate', visit: 'a.b' }])
    expect(beacon).not.toHaveBeenCalled()
  })
})

test('gives up on a bundle without another version', async () => {
  deliver('notes', failing)
  const bundle = await opened('notes')
  await expect(bundle.load()).rejects.toThrow('undefined is not a function')
  expect(reports()).toEqual([{ bundle: 'notes', version: '1.0.0', phase: 'evaluate' }])
})

test('immediately replaces a failed version by the one the host serves now, and no other', async () => {
  deliver('notes', failing)
  const bundle = await opened('notes')
  const listener = jest.fn()
  bundle.onSwitch(listener)
  const next = { entry: 'notes' }
  bundle.replace([next])
  expect(listener).not.toHaveBeenCalled()
  await expect(bundle.load()).rejects.toThrow('undefined is not a function')
  bundle.replace([next])
  expect(listener).toHaveBeenCalledTimes(1)
})
