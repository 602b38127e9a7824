import type { Browser } from 'playwright-core'
import { median } from '../figures.ts'
import { STEPS } from '../list-steps.ts'
import { CPU_SLOWDOWN, prefetchDone, type SignedIn, slowDown } from '../portal-page.ts'
import { backAndForth } from '../route-times.ts'
import { coldAndWarm, listReady, type Visit, WATCH_LIST } from '../watch-list.ts'

const WARM_UP = 2
const CYCLES = 4

/** Measurements of a portal, by name. */
export type PageFigures = Readonly<Record<string, number>>

export interface MeasuredPortal {
  readonly url: string
  readonly storageState: SignedIn
}

const listOf = ({ url }: MeasuredPortal) => `${url}/subjects/business`

const timesOf = (pace: string, cold: Visit, warm: Visit): PageFigures => ({
  [`list ready, cold, ${pace}, ms`]: cold.ready,
  [`list ready, warm, ${pace}, ms`]: warm.ready,
  [`first contentful paint, ${pace}, ms`]: cold.firstPaint,
  [`total blocking time, ${pace}, ms`]: cold.blocked,
})

/** A cold and a warm visit, unthrottled and on a slow computer. */
async function visits(browser: Browser, portal: MeasuredPortal): Promise<PageFigures> {
  const { storageState } = portal
  const quick = await browser.newContext({ storageState })
  const [cold, warm] = await coldAndWarm(quick, listOf(portal), 'unthrottled')
  await quick.close()
  const slow = await browser.newContext({ storageState })
  const slowTimes = timesOf('slow', ...(await coldAndWarm(slow, listOf(portal), 'slow')))
  await slow.close()
  return {
    ...timesOf('unthrottled', cold, warm),
    ...slowTimes,
    'script of the list page, bytes': cold.scriptBytes,
    'requests of the list page': cold.requests,
  }
}

/** Repeated steps within an application and between two on a slow computer, and the nodes of a list. */
async function routes(browser: Browser, portal: MeasuredPortal): Promise<PageFigures> {
  const context = await browser.newContext({ storageState: portal.storageState })
  const page = await context.newPage()
  await page.addInitScript(WATCH_LIST)
  await listReady(page, listOf(portal))
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  await prefetchDone(page)
  await slowDown(page, CPU_SLOWDOWN)
  const repeated = async (steps: (typeof STEPS)['portal' | 'applications']) => {
    await backAndForth(page, steps, WARM_UP)
    return median(await backAndForth(page, steps, CYCLES))
  }
  const within = await repeated(STEPS.portal)
  const between = await repeated(STEPS.applications)
  await context.close()
  return {
    'list to details and back, slow, ms': within,
    'into another application, slow, ms': between,
    'nodes of the list page': nodes,
  }
}

/** Measures a portal once. */
export const measurePage = async (browser: Browser, portal: MeasuredPortal): Promise<PageFigures> => ({
  ...(await visits(browser, portal)),
  ...(await routes(browser, portal)),
})
