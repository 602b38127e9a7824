import type { Browser } from 'playwright-core'
import { print, printRatio } from './figures.ts'
import { startFloor } from './floor/start-floor.ts'
import { STEPS } from './list-steps.ts'
import { launch, PORTAL_URL, prefetchDone, type SignedIn, signIn } from './portal-page.ts'
import { backAndForth, heapOf } from './route-times.ts'
import { coldAndWarm, listReady, type Pace, type Visit, WATCH_LIST } from './watch-list.ts'

const RUNS = 9
const CYCLES = 20
const LIST = `${PORTAL_URL}/subjects/business`
const PACES: readonly Pace[] = ['unthrottled', 'slow']
/** Portal and floor alternate, so that other load on the machine affects both. */
const SITES = ['portal', 'floor'] as const

type Visits = Record<(typeof SITES)[number], { cold: Visit[]; warm: Visit[] }>

/** The most times the floor that the portal may take, by pace; `blocked` is total blocking time in milliseconds. */
const GOALS = {
  unthrottled: { cold: 2.5, warm: 2, paint: 1.1, blocked: 100 },
  slow: { cold: 1.9, warm: 2, paint: 1, blocked: 600 },
} as const

async function visitBoth(
  browser: Browser,
  storageState: SignedIn,
  floor: string,
  pace: Pace,
): Promise<Visits> {
  const visits: Visits = { portal: { cold: [], warm: [] }, floor: { cold: [], warm: [] } }
  for (let run = 0; run < RUNS; run += 1) {
    for (const site of SITES) {
      const context = await browser.newContext(site === 'portal' ? { storageState } : {})
      const [cold, warm] = await coldAndWarm(context, site === 'portal' ? LIST : floor, pace)
      visits[site].cold.push(cold)
      visits[site].warm.push(warm)
      await context.close()
    }
  }
  return visits
}

function printVisits({ portal, floor }: Visits, pace: Pace): void {
  const goals = GOALS[pace]
  for (const kind of ['cold', 'warm'] as const) {
    const of = (visits: Visits['portal'], what: keyof Visit) => visits[kind].map((visit) => visit[what])
    printRatio({
      name: `list ready, ${kind}, ${pace}`,
      values: of(portal, 'ready'),
      floor: of(floor, 'ready'),
      goal: goals[kind],
    })
    if (kind === 'warm') continue
    printRatio({
      name: `first contentful paint, ${pace}`,
      values: of(portal, 'firstPaint'),
      floor: of(floor, 'firstPaint'),
      goal: goals.paint,
    })
    print({
      name: `total blocking time, ${pace}`,
      unit: 'ms',
      values: of(portal, 'blocked'),
      goal: goals.blocked,
    })
  }
  if (pace === 'slow') return
  const kilobytes = portal.cold.map(({ scriptBytes }) => scriptBytes / 1000)
  print({ name: 'script of the list page, Brotli', unit: 'kB', values: kilobytes, goal: 190 })
  const requests = portal.cold.map(({ requests }) => requests)
  print({ name: 'requests of the list page', unit: '', values: requests, goal: 14 })
}

async function routes(browser: Browser, storageState: SignedIn, floor: string): Promise<void> {
  const times: Record<string, number[]> = {}
  for (const [site, steps] of Object.entries(STEPS)) {
    const isFloor = site === 'floor'
    const context = await browser.newContext(isFloor ? {} : { storageState })
    const page = await context.newPage()
    await page.addInitScript(WATCH_LIST)
    await listReady(page, isFloor ? floor : LIST)
    const session = await context.newCDPSession(page)
    // Prefetched code, and its compilation, must not count as growth.
    await backAndForth(page, steps, CYCLES)
    await prefetchDone(page)
    await backAndForth(page, steps, CYCLES)
    const before = await heapOf(session)
    times[site] = await backAndForth(page, steps, CYCLES)
    const growth = ((await heapOf(session)) - before) / CYCLES / 1000
    if (site === 'portal') print({ name: 'growth of a cycle', unit: 'kB', values: [growth], goal: 15 })
    await context.close()
  }
  const { portal = [], applications = [], floor: bare = [] } = times
  printRatio({ name: 'list to details and back, repeated', values: portal, floor: bare, goal: 1.2 })
  printRatio({ name: 'into another application, repeated', values: applications, floor: bare, goal: 1.5 })
}

async function memory(browser: Browser, storageState: SignedIn): Promise<void> {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.addInitScript(WATCH_LIST)
  await listReady(page, LIST)
  const session = await context.newCDPSession(page)
  const megabytes = (await heapOf(session)) / 1_000_000
  const { nodes } = await session.send('Memory.getDOMCounters')
  print({ name: 'heap of the list page', unit: 'MB', values: [megabytes], goal: 6, digits: 1 })
  print({ name: 'nodes of the list page', unit: '', values: [nodes], goal: 550 })
  await context.close()
}

async function measure(browser: Browser): Promise<void> {
  const storageState = await signIn(browser, 'viewer')
  const accessToken = storageState.cookies.find(({ name }) => name === '__Host-portal-at')?.value ?? ''
  const account = process.env.ACCOUNT_ID ?? 'c2p-demo'
  const floor = await startFloor({ api: `${PORTAL_URL}/api/accounts/${account}`, accessToken })
  try {
    for (const pace of PACES) printVisits(await visitBoth(browser, storageState, floor.url, pace), pace)
    await routes(browser, storageState, floor.url)
    await memory(browser, storageState)
  } finally {
    floor.stop()
  }
}

/** Figures of a running portal beside a bare React page. Compare within one run only. */
const browser = await launch()
try {
  await measure(browser)
} finally {
  await browser.close()
}
