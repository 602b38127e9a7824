import type { CheckResult } from '@portal/build/src/check-result.ts'
import type { CDPSession, Page } from 'playwright-core'
import { begin, end, exportsOf } from './in-page.ts'
import { unstyledClasses } from './unstyled-classes.ts'

/** The first rounds at each address load code and fill caches. */
const WARM_UP = 3
const ROUNDS = 20

/** How many consecutive readings must agree. */
const QUIET_READINGS = 3

/**
 * Ends at the same address as the warm-up, because parts of the last screen can be kept until the next one
 * mounts.
 */
const roundsAt = (paths: readonly string[]) => Math.ceil(ROUNDS / paths.length) * paths.length

type Counts = Readonly<Record<'nodes' | 'listeners' | 'timers', number>>

async function readCounts(page: Page, session: CDPSession): Promise<Counts> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
    timers: await page.evaluate(() => window.runningTimers()),
  }
}

/** Counts after garbage collection. Some objects stay until pending tasks end. */
async function countsOf(page: Page, session: CDPSession): Promise<Counts> {
  let counts = await readCounts(page, session)
  for (let quiet = 0; quiet < QUIET_READINGS; ) {
    await settle(page)
    const next = await readCounts(page, session)
    quiet = next.nodes < counts.nodes || next.listeners < counts.listeners ? 0 : quiet + 1
    counts = next
  }
  return counts
}

/** Waits until the page has rendered. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 }))),
  )

interface Checked {
  readonly name: string
  /** Addresses where it shows a screen. */
  readonly paths: readonly string[]
  /** Addresses that need a record. */
  readonly needRecord: readonly string[]
  /** How many files of bundles are still loading. */
  pending(): number
}

const failed = (check: string, message: string): CheckResult => ({ check, status: 'failed', says: message })

function screensResult(paths: readonly string[], needRecord: readonly string[]): CheckResult {
  const others =
    needRecord.length > 0 ? `; not checked, because they need a record: ${needRecord.join(', ')}` : ''
  const says = `${paths.join(', ')} render without a response from the product API${others}`
  return { check: 'screens', status: 'passed', says }
}

function leakResult(rounds: number, before: Counts, after: Counts): CheckResult {
  const grown = (['nodes', 'listeners', 'timers'] as const).filter(
    (kind) => after[kind] - before[kind] >= rounds,
  )
  if (grown.length === 0)
    return {
      check: 'lifecycle',
      status: 'passed',
      says: `${rounds} mounts and unmounts leave nothing behind`,
    }
  const figures = grown.map((kind) => `${after[kind] - before[kind]} ${kind}`).join(', ')
  return failed(
    'lifecycle',
    `${rounds} mounts and unmounts leave ${figures} behind. Each effect must clean up what it starts.`,
  )
}

/** Waits until the code of the screen has loaded and rendered: it is requested with the screen. */
async function rendered(page: Page, pending: () => number): Promise<void> {
  for (let quiet = 0; quiet < QUIET_READINGS; quiet += 1) {
    await settle(page)
    if (pending() > 0) quiet = -1
  }
}

/** Why the application cannot be checked in the page; undefined when it can. */
function whyNotMountable(names: readonly string[]): CheckResult | undefined {
  if (names.length === 0)
    return failed(
      'lifecycle',
      'The entry exports nothing. Export bootstrap, mount and unmount, and do not use top-level await.',
    )
  if (names.includes('mount')) return undefined
  return { check: 'lifecycle', status: 'noted', says: 'it exports no mount: not checked in the page' }
}

/** Mounts and unmounts an application repeatedly. Rethrows the application's errors. */
export async function checkLifecycles(
  page: Page,
  { name, paths, needRecord, pending }: Checked,
): Promise<CheckResult[]> {
  const missing = whyNotMountable(await page.evaluate(exportsOf, name))
  if (missing) return [missing]
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const unstyled = new Set<string>()
  let before: Counts | undefined
  const [warmUp, rounds] = [WARM_UP * paths.length, roundsAt(paths)]
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const path = paths[round % paths.length] ?? '/'
    if (round === warmUp) before = await countsOf(page, session)
    const problem = await page.evaluate(begin, [name, path] as const)
    if (problem !== '') return [failed('lifecycle', `${path} cannot be mounted: ${problem}`)]
    await (round < warmUp ? rendered(page, pending) : settle(page))
    if (round < warmUp) for (const name of await unstyledClasses(page)) unstyled.add(name)
    const [fault] = await page.evaluate(() => window.faults)
    if (fault !== undefined) return [failed('screens', `${path} does not render: ${fault}`)]
    const left = await page.evaluate(end)
    if (left !== '')
      return [
        failed(
          'lifecycle',
          `The application leaves this in its element after unmounting: ${left.slice(0, 80)}`,
        ),
      ]
  }
  const after = await countsOf(page, session)
  return [
    screensResult(paths, needRecord),
    leakResult(rounds, before ?? after, after),
    unstyled.size === 0
      ? { check: 'styles', status: 'passed', says: 'every class has a rule' }
      : failed('styles', [...unstyled].join(', ')),
  ]
}
