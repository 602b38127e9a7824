import { setTimeout as delay } from 'node:timers/promises'
import type { PageFailure } from '@portal/contract/page-failure.ts'
import { errors, type Locator, type Page } from 'playwright-core'
import type { Screen } from './page-applications.ts'
import { beginWatch, readWatch } from './watch-screen.ts'

/** Hanging files are requested twice, with 5 s each; 20 s on slow connections. */
const SHOWN_MS = 45_000
const OPENED_MS = 30_000
/** Longer than any screen takes to come back. */
const REPEATED_MS = 15_000
const COUNTED_MS = 5_000
const POLL_MS = 100
const RETRY = /^(Try again|Reload)$/
const [SCREEN, FRAME] = ['#portal-screen', '#portal-shell']

/** What the page shows in the end: the screen, a failure with a way to try again, or neither. */
type Shown = 'screen' | 'failure' | 'nothing'

/** What an operator experiences on a screen with a fault; times in milliseconds. */
export interface Met {
  readonly shown: Shown
  /** Until the page reported that something is wrong or takes longer. */
  readonly reportedAfter: number | undefined
  /** The longest silence, on the way to the screen or elsewhere. */
  readonly blank: number
  readonly frozen: number
  /** Whether the menu is shown, or a note that says why it is missing. */
  readonly frame: Shown
  /** Titles of other screens that did not open, meanwhile or afterwards. */
  readonly unopened: readonly string[]
  readonly counted: readonly PageFailure[]
  /** What was shown after navigating away and back. */
  readonly shownAgain: Shown
  /** Until the screen was there once the fault was over; nothing if there was nothing to try again. */
  readonly backAfter: number | 'never' | undefined
  /** Whether the screen had its own styles in the end. */
  readonly isStyled: boolean
}

export interface Visit {
  /** Name of the application. */
  readonly name: string
  readonly screen: Screen
  /** The other screens that the operator opens. */
  readonly others: readonly Screen[]
  /** Whether the host should receive a report. */
  readonly isCounted: boolean
  readonly back: 'retry' | 'load'
  /** The reports that the host received. */
  counted(): readonly PageFailure[]
  endFault(): Promise<void>
}

/** Whether something is done in time. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** Whether an element is visible, or becomes visible in time. */
const comes = (wanted: Locator, timeout: number) => isDone(wanted.first().waitFor({ timeout }))

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

const headingOf = (page: Page, { title }: Screen) =>
  page.locator(SCREEN).getByRole('heading', { level: 1, name: title, exact: true })

const retryIn = (page: Page, place: string) => page.locator(place).getByRole('button', { name: RETRY })

/** What appears first: the wanted content of a region, or a failure. */
async function shownIn(page: Page, place: string, wanted: Locator, timeout: number): Promise<Shown> {
  if (!(await comes(wanted.or(retryIn(page, place)), timeout))) return 'nothing'
  return (await wanted.first().isVisible()) ? 'screen' : 'failure'
}

const shown = (page: Page, screen: Screen) => shownIn(page, SCREEN, headingOf(page, screen), SHOWN_MS)

/** By the menu where there is one, and by the address otherwise. */
async function go(page: Page, { path }: Screen): Promise<void> {
  const link = menuOf(page).locator(`a[href="${path}"]`).first()
  const isThere = await link.isVisible()
  await isDone(isThere ? link.click({ timeout: OPENED_MS }) : page.goto(path, { waitUntil: 'commit' }))
}

async function goElsewhere(page: Page, others: readonly Screen[]): Promise<string[]> {
  const unopened: string[] = []
  for (const other of others) {
    await go(page, other)
    if (!(await comes(headingOf(page, other), OPENED_MS))) unopened.push(other.title)
  }
  return unopened
}

async function untilCounted({ isCounted, counted }: Visit): Promise<void> {
  const startedAt = performance.now()
  while (isCounted && counted().length === 0 && performance.now() - startedAt < COUNTED_MS)
    await delay(POLL_MS)
}

/**
 * Retries where the region offers it. Returns whether its content appears. An attempt that began before the fault ended
 * may fail after the press, which is then repeated.
 */
async function comesBackIn(page: Page, place: string, wanted: Locator): Promise<boolean> {
  const retry = retryIn(page, place).first()
  const press = () => isDone(retry.click({ timeout: OPENED_MS }))
  if ((await shownIn(page, place, wanted, OPENED_MS)) === 'failure') await press()
  if (await comes(wanted, REPEATED_MS)) return true
  if (await retry.isVisible()) await press()
  return comes(wanted, OPENED_MS)
}

/** Tries again, or loads the page, and waits for the screen and the menu. */
async function comeBack(page: Page, { screen, back }: Visit): Promise<number | 'never'> {
  const startedAt = performance.now()
  if (back === 'load') await isDone(page.reload({ waitUntil: 'commit' }))
  const isBack =
    (await comesBackIn(page, SCREEN, headingOf(page, screen))) &&
    (await comesBackIn(page, FRAME, menuOf(page)))
  return isBack ? performance.now() - startedAt : 'never'
}

const hasStyles = (page: Page, name: string) =>
  page.evaluate(
    (folder) => [...document.styleSheets].some(({ href }) => href?.includes(folder)),
    `/bundles/${name}/`,
  )

/** Opens a screen with a fault, navigates away and back, and retries when the fault is over. */
export async function visit(page: Page, wanted: Visit): Promise<Met> {
  const { screen, others } = wanted
  await isDone(page.goto(screen.path, { waitUntil: 'commit' }))
  const first = await shown(page, screen)
  const frame = await shownIn(page, FRAME, menuOf(page), OPENED_MS)
  const opening = await readWatch(page)
  await beginWatch(page)
  const unopened = await goElsewhere(page, others)
  const leaving = await readWatch(page)
  await untilCounted(wanted)
  await go(page, screen)
  const shownAgain = await shown(page, screen)
  const counted = [...wanted.counted()]
  await wanted.endFault()
  const isMissing = shownAgain === 'failure' || frame === 'failure'
  const backAfter = isMissing ? await comeBack(page, wanted) : undefined
  const isStyled = await hasStyles(page, wanted.name)
  const unopenedLater = await goElsewhere(page, others)
  return {
    shown: first,
    reportedAfter: opening.reportedAfter,
    blank: Math.max(opening.blank, leaving.blank),
    frozen: Math.max(opening.frozen, leaving.frozen),
    frame,
    unopened: [...unopened, ...unopenedLater.map((title) => `${title} afterwards`)],
    counted,
    shownAgain,
    backAfter,
    isStyled,
  }
}
