import { beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'

const sheets = {
  '@portal/ui': { url: '/bundles/@portal/ui/1.0.0/entry.css', integrity: 'sha384-ui' },
  '@portal/tasks': { url: '/bundles/@portal/tasks/1.0.0/entry.css', integrity: 'sha384-tasks' },
}

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA.sheets}">${JSON.stringify(sheets)}</script>`
})

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const fire = (event: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(event))
}

/** The module in a page that was just opened. */
async function fresh(): Promise<typeof import('./style-sheets.ts')> {
  jest.resetModules()
  return await import('./style-sheets.ts')
}

test("loads a bundle's own sheet and the theme's, both with integrity", async () => {
  const { loadStyles } = await fresh()
  const loaded = loadStyles('@portal/tasks')
  fire('load')
  await loaded
  expect(links().map(({ integrity }) => integrity)).toEqual(['sha384-ui', 'sha384-tasks'])
  await loadStyles('@portal/tasks')
  expect(links()).toHaveLength(2)
})

test('requests a missing sheet again the next time', async () => {
  const { loadStyles } = await fresh()
  const lost = loadStyles('@portal/tasks')
  fire('error')
  await expect(lost).rejects.toThrow('could not be loaded')
  expect(links()).toEqual([])
  const loaded = loadStyles('@portal/tasks')
  fire('load')
  await loaded
  expect(links()).toHaveLength(2)
})

test('replaces the sheet with that of another version, and restores it', async () => {
  const { loadStyles, dropOtherSheets } = await fresh()
  const own = { url: '/bundles/@portal/tasks/1.0.0/entry.css', integrity: 'sha384-tasks' }
  const other = { url: '/bundles/@portal/tasks/0.9.0/entry.css', integrity: 'sha384-old' }
  const show = async (sheet: typeof own) => {
    const loaded = loadStyles('@portal/tasks', sheet)
    fire('load')
    await loaded
    dropOtherSheets('@portal/tasks', sheet)
    return links().map(({ integrity }) => integrity)
  }
  expect(await show(own)).toEqual(['sha384-ui', 'sha384-tasks'])
  expect(await show(other)).toEqual(['sha384-ui', 'sha384-old'])
  expect(await show(own)).toEqual(['sha384-ui', 'sha384-tasks'])
})

test('waits only for the theme when a bundle has no sheet', async () => {
  const { loadStyles } = await fresh()
  const loaded = loadStyles('@portal/session')
  fire('load')
  await loaded
  expect(links()).toHaveLength(1)
})

test('keeps a sheet that hung and arrived from another address', async () => {
  jest.useFakeTimers()
  const { loadStyles, dropOtherSheets } = await fresh()
  const { limitFiles } = await import('./file-limit.ts')
  limitFiles()
  window.fetch = async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) }) as Response
  const own = sheets['@portal/tasks']
  const hanging = expect(loadStyles('@portal/tasks', own)).rejects.toThrow('could not be loaded')
  await jest.advanceTimersByTimeAsync(5_000)
  await hanging
  const loaded = loadStyles('@portal/tasks', own)
  await jest.advanceTimersByTimeAsync(0)
  fire('load')
  await loaded
  dropOtherSheets('@portal/tasks', own)
  expect(links().map(({ href }) => href.split('/').pop())).toEqual(['entry.css?again=1', 'entry.css?again=1'])
  jest.useRealTimers()
})
