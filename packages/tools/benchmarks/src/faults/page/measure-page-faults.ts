import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launch, type SignedIn, signIn } from '../../portal-page.ts'
import { startWatchedPortal } from '../../watched-portal.ts'
import { CODE_FAULTS } from './code-faults.ts'
import { type FaultCell, type FaultFront, startFaultFront } from './fault-front.ts'
import { type PageApplication, pageApplications } from './page-applications.ts'
import { FAULT_COOKIE, FAULT_MESSAGE } from './page-fault.ts'
import { type Met, visit } from './visit.ts'
import { WATCH_SCREEN } from './watch-screen.ts'
import { WIRE_FAULTS } from './wire-faults.ts'

export interface MeasuredCell extends FaultCell {
  readonly met: Met
  /** Console errors besides the fault. */
  readonly complaints: readonly string[]
}

export interface PageFaultsWanted {
  /** Short names; all without them. */
  readonly applications: readonly string[]
  readonly fault: string | undefined
}

/** More than cores: what hangs leaves them to others. */
const AT_ONCE = 4

/** Messages about the fault itself, from the page, the browser and the affected libraries. */
const OF_THE_FAULT = new RegExp(
  [
    FAULT_MESSAGE,
    'ChunkLoadError',
    '^@portal/\\S+ \\S+ failed',
    'Failed to load resource',
    'Failed to find a valid digest',
    'MIME type',
    'Minified React error #130',
    'single-spa minified message #31',
  ].join('|'),
)

const FAULTS = [...CODE_FAULTS, ...WIRE_FAULTS]

const shortNames = (cells: readonly FaultCell[]) => [
  ...new Set(cells.map(({ application }) => application.short)),
]

/** The faults of the applications that were named. Throws when a name is unknown. */
function cellsOf(applications: readonly PageApplication[], wanted: PageFaultsWanted): FaultCell[] {
  const all = FAULTS.flatMap((fault) => applications.map((application) => ({ application, fault })))
  const selected = all.filter(
    ({ application, fault }) =>
      (wanted.applications.length === 0 || wanted.applications.includes(application.short)) &&
      (wanted.fault === undefined || wanted.fault === fault.name),
  )
  if (selected.length > 0) return selected
  const names = FAULTS.map(({ name }) => name)
  throw new Error(
    `Unknown application or fault. Applications: ${shortNames(all).join(', ')}. Faults: ${names.join(', ')}.`,
  )
}

interface Measured {
  readonly portal: string
  readonly browser: Browser
  readonly storageState: SignedIn
  readonly front: FaultFront
  readonly applications: readonly PageApplication[]
}

/** Screens of two other applications, the shell's own first, since cards of the others are shown there. */
const othersOf = (applications: readonly PageApplication[], own: PageApplication) =>
  applications.flatMap((one) => (one === own ? [] : one.screen)).slice(0, 2)

async function measureCell(measured: Measured, cell: FaultCell): Promise<MeasuredCell> {
  const { portal, browser, storageState, front, applications } = measured
  const cookie = front.add(cell)
  const context = await browser.newContext({ baseURL: portal, storageState, locale: 'en-GB' })
  try {
    await context.addInitScript(WATCH_SCREEN)
    await context.addCookies([{ name: FAULT_COOKIE, value: cookie, url: portal }])
    const page = await context.newPage()
    const complaints = new Set<string>()
    const complain = (text: string) => !OF_THE_FAULT.test(text) && complaints.add(text)
    page.on('console', (message) => message.type() === 'error' && complain(message.text()))
    page.on('pageerror', ({ message }) => complain(message))
    const { counted, back = 'retry' } = cell.fault.expected
    const met = await visit(page, {
      name: cell.application.name,
      screen: cell.application.screen,
      others: othersOf(applications, cell.application),
      isCounted: counted.length > 0,
      back,
      counted: () => front.reports(cookie),
      endFault: () => context.clearCookies({ name: FAULT_COOKIE }),
    })
    return { ...cell, met, complaints: [...complaints] }
  } finally {
    await context.close()
  }
}

async function measureCells(
  measured: Measured,
  cells: readonly FaultCell[],
  onCell: (cell: MeasuredCell) => void,
): Promise<MeasuredCell[]> {
  const left = [...cells]
  const done: MeasuredCell[] = []
  async function work(): Promise<void> {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const one = await measureCell(measured, cell)
      done.push(one)
      onCell(one)
    }
  }
  const working = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      // The others finish what they are at.
      left.length = 0
      throw error
    }),
  )
  await Promise.allSettled(working)
  await Promise.all(working)
  return done
}

/** Tests each fault in each application of the portal's last build. */
export async function measurePageFaults(
  wanted: PageFaultsWanted,
  onStart: (applications: readonly string[]) => (cell: MeasuredCell) => void,
): Promise<MeasuredCell[]> {
  const applications = pageApplications()
  const selected = cellsOf(applications, wanted)
  const data = mkdtempSync(join(tmpdir(), 'portal-faults-'))
  const portal = await startWatchedPortal(data)
  const front = await startFaultFront(portal.url)
  const { host } = new URL(portal.url)
  // The browser uses the portal's address, which is mapped to the front.
  const browser = await launch(`--host-resolver-rules=MAP ${host} 127.0.0.1:${front.port}`)
  try {
    const storageState = await signIn(browser, 'admin', portal.url)
    return await measureCells(
      { portal: portal.url, browser, storageState, front, applications },
      selected,
      onStart(shortNames(selected)),
    )
  } finally {
    await browser.close()
    await front.stop()
    await portal.stop()
    rmSync(data, { recursive: true })
  }
}
