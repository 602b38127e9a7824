import type { Browser, Page } from 'playwright-core'
import { print, quantile } from './figures.ts'
import { CPU_SLOWDOWN, launch, PORTAL_URL, signIn, slowDown } from './portal-page.ts'

const CONTACTS = 8
const TEXT = 'Nineteen letters or so'
const PAGES = 9

declare global {
  interface Window {
    /** Milliseconds of work after each key, until the page could take the next one. */
    keyTimes: number[]
    /** When the last answer arrived. */
    respondedAt: number
  }
}

/**
 * Times keys from inside the page: from the event until everything it set off has run and the page is laid out again.
 * Waiting for the next frame would measure what else the computer does.
 */
const WATCH_KEYS = `
  window.keyTimes = []
  let begin
  window.addEventListener('input', () => { begin = performance.now() }, true)
  window.addEventListener('input', () => {
    queueMicrotask(() => queueMicrotask(() => {
      document.body.getBoundingClientRect()
      window.keyTimes.push(performance.now() - begin)
    }))
  })`

/** A form of about sixty fields: that of an issuer, with many contacts. */
async function typing(page: Page): Promise<void> {
  await page.goto('/subjects/business/create?type=SRCPI')
  const add = page.getByRole('button', { name: 'Add contact' })
  await add.waitFor()
  for (let count = 1; count < CONTACTS; count += 1) await add.click()
  const fields = await page.locator('form :is(input, select, textarea)').count()
  await page.getByLabel('Legal name').fill('A')
  await page.evaluate(WATCH_KEYS)
  await slowDown(page, CPU_SLOWDOWN)
  await page.getByLabel('Legal name').pressSequentially(TEXT)
  const times = await page.evaluate(() => window.keyTimes)
  await slowDown(page, 1)
  const name = `a key in a form of ${fields} fields, at ${CPU_SLOWDOWN}×`
  print({ name, unit: 'ms', values: times, goal: 16 })
  print({ name: `${name}, the slowest`, unit: 'ms', values: [quantile(times, 1)], goal: 16 })
}

/** Records when a response arrives, before the page receives it. */
const WATCH_RESPONSES = `
  const original = window.fetch
  window.fetch = async (...request) => {
    const response = await original(...request)
    window.respondedAt = performance.now()
    return response
  }`

interface PageTurn {
  readonly screen: number
  readonly all: number
}

/**
 * Milliseconds from the response of a list until just after the frame with the first visible rows, and with
 * all rows.
 */
const TURN_PAGE = `new Promise((done) => {
  const table = document.querySelector('tbody')
  const keyOf = (row) => row?.getAttribute('data-key')
  const first = keyOf(table.firstElementChild)
  const last = keyOf(table.lastElementChild)
  const afterFrame = (act) => requestAnimationFrame(() => setTimeout(act))
  const sinceAnswer = () => performance.now() - window.respondedAt
  let screen
  const observer = new MutationObserver(() => {
    if (screen === undefined && keyOf(table.firstElementChild) !== first) {
      screen = sinceAnswer()
      afterFrame(() => { screen = sinceAnswer() })
    }
    if (table.childElementCount !== 100 || keyOf(table.lastElementChild) === last) return
    observer.disconnect()
    afterFrame(() => done({ screen, all: sinceAnswer() }))
  })
  observer.observe(table, { childList: true })
  document.querySelector('[aria-label="Next page"]').click()
})`

/** Returns the demo's few subjects as a hundred per page, to measure the table instead of the server. */
async function multiplySubjects(page: Page): Promise<void> {
  await page.route('**/subjects?**', async (route) => {
    const address = new URL(route.request().url())
    const number = Number(address.searchParams.get('page'))
    address.searchParams.set('page', '1')
    const response = await route.fetch({ url: address.href })
    const { items }: { items: { id: string }[] } = await response.json()
    const rows = Array.from({ length: 100 }, (_, index) => {
      const one = items[index % items.length]
      return { ...one, id: `${one?.id} ${number} ${index}` }
    })
    const info = {
      number,
      size: 100,
      totalItems: 5000,
      totalPages: 50,
      totalRelation: 'EQ',
      nextCursor: null,
    }
    await route.fulfill({ response, json: { items: rows, page: info } })
  })
}

/** A table of a hundred rows, page by page. */
async function hundredRows(page: Page): Promise<void> {
  await multiplySubjects(page)
  await page.addInitScript(WATCH_RESPONSES)
  await page.goto('/subjects/business?size=100')
  await page.getByRole('row').nth(100).waitFor()
  await slowDown(page, CPU_SLOWDOWN)
  const turns: PageTurn[] = []
  for (let count = 0; count < PAGES; count += 1) turns.push(await page.evaluate<PageTurn>(TURN_PAGE))
  await slowDown(page, 1)
  const name = `a table of 100 rows, at ${CPU_SLOWDOWN}×`
  print({
    name: `${name}, its first screen`,
    unit: 'ms',
    values: turns.map(({ screen }) => screen),
    goal: 100,
  })
  print({ name: `${name}, all of it`, unit: 'ms', values: turns.map(({ all }) => all), goal: 100 })
}

/** Milliseconds until two texts of 1 MB, with every third line different, are compared and shown. */
const COMPARE = `(async () => {
  const [ui, react, dom] = await Promise.all(
    ['@portal/ui', 'react', 'react-dom/client'].map((name) => System.import(name)),
  )
  const { TextDifference } = await ui.contents()
  const lines = Array.from({ length: 30_000 }, (_, at) => (at % 5 === 0 ? '  }' : '  "key' + at + '": "some value of it, ' + at + '",'))
  const after = lines.map((line, at) => (at % 3 === 0 ? line + ' ' : line))
  const place = document.createElement('div')
  document.querySelector('main').replaceChildren(place)
  const texts = { label: 'Two texts', before: lines.join('\\n'), after: after.join('\\n') }
  const began = performance.now()
  const root = dom.createRoot(place)
  const isThere = new Promise((done) => new MutationObserver(done).observe(place, { childList: true }))
  root.render(react.createElement(TextDifference, texts))
  await isThere
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const time = performance.now() - began
  root.unmount()
  return time
})()`

/** A text of 1 MB in the difference view. */
async function comparing(page: Page): Promise<void> {
  await page.goto('/subjects/business')
  await page.getByRole('table').waitFor()
  await slowDown(page, CPU_SLOWDOWN)
  const values: number[] = []
  for (let count = 0; count < PAGES; count += 1) values.push(await page.evaluate<number>(COMPARE))
  await slowDown(page, 1)
  print({ name: `the difference of two texts of 1 MB, at ${CPU_SLOWDOWN}×`, unit: 'ms', values, goal: 1000 })
}

async function measure(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: PORTAL_URL,
    storageState: await signIn(browser, 'admin'),
  })
  const page = await context.newPage()
  await typing(page)
  await hundredRows(page)
  await comparing(page)
  await context.close()
}

/** The cost of a key and of a page of rows on a slow computer. */
const browser = await launch()
try {
  await measure(browser)
} finally {
  await browser.close()
}
