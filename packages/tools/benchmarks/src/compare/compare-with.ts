import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from '@portal/build/src/workspace.ts'
import type { Browser } from 'playwright-core'
import { median } from '../figures.ts'
import { launch, signIn } from '../portal-page.ts'
import { startWatchedPortal, type WatchedPortal } from '../watched-portal.ts'
import { differenceOf } from './beyond-noise.ts'
import { checkOut, commitOf } from './check-out.ts'
import { type MeasuredPortal, measurePage, type PageFigures } from './page-figures.ts'

const ROUNDS = 12

/** `npm start` of any commit: it installs and builds first. */
const START = ['scripts/start.mjs']

const percent = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(2)}%`

/** One line for each figure, those that differ first. */
function printDifferences(before: readonly PageFigures[], after: readonly PageFigures[]): void {
  const compared = Object.keys(after[0] ?? {}).map((name) => {
    const of = (measured: readonly PageFigures[]) => measured.map((figures) => figures[name] ?? Number.NaN)
    const [old, now] = [of(before), of(after)]
    return { name, old: median(old), now: median(now), ...differenceOf(old, now) }
  })
  for (const { name, old, now, share, from, to, isBeyondNoise } of compared.sort(
    (one, other) => Number(other.isBeyondNoise) - Number(one.isBeyondNoise),
  )) {
    const values = `${Math.round(old)} before, ${Math.round(now)} now`
    const verdict = isBeyondNoise ? 'differs' : 'same   '
    console.info(
      `${verdict}  ${name}: ${values}, ${percent(share)} (99%: ${percent(from)} to ${percent(to)})`,
    )
  }
}

/** Measures both in turns, each of them first in every other round, so that other load affects them alike. */
async function measureBoth(browser: Browser, portals: readonly WatchedPortal[]): Promise<void> {
  const builds: { readonly portal: MeasuredPortal; readonly figures: PageFigures[] }[] = []
  for (const { url } of portals)
    builds.push({ portal: { url, storageState: await signIn(browser, 'viewer', url) }, figures: [] })
  // The first round warms up the servers.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { portal, figures } of round % 2 === 0 ? builds : builds.toReversed()) {
      const measured = await measurePage(browser, portal)
      if (round > 0) figures.push(measured)
    }
    if (round > 0) console.info(`Round ${round} of ${ROUNDS} is done.`)
  }
  const [before = [], after = []] = builds.map(({ figures }) => figures)
  printDifferences(before, after)
}

/**
 * Compares the page speed of the working tree with that of a commit, and prints which figures differ by more
 * than chance. Takes about ten minutes.
 */
export async function compareWith(name: string): Promise<void> {
  const commit = commitOf(name)
  const folder = mkdtempSync(join(tmpdir(), 'portal-compare-'))
  const portals: WatchedPortal[] = []
  const browser = await launch()
  try {
    const sources = join(folder, 'sources')
    checkOut(commit, sources)
    console.info(`Building ${commit.slice(0, 8)} and the working tree …`)
    for (const root of [sources, repository])
      portals.push(await startWatchedPortal(join(folder, `data-${portals.length}`), { root, program: START }))
    await measureBoth(browser, portals)
  } finally {
    await browser.close()
    await Promise.all(portals.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
