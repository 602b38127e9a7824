import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFolder } from '@portal/releases/bundle/built-folder.ts'
import type { Page } from 'playwright-core'
import { print } from '../figures.ts'
import { launch } from '../portal-page.ts'
import { type MeasuredReleases, repository } from './measured-releases.ts'

const ROUNDS = 5
const USERS = '@portal/users'
const REASON = ['--reason', 'Measured by the benchmark']

/** The loader of the page: only the part that is used here. */
declare const System: { getImportMap(): { readonly integrity: Readonly<Record<string, string>> } }

const since = (startedAt: number) => performance.now() - startedAt

/** Writes the next version as the build would: the same files, with the version in the manifest. */
async function nextVersion(releases: MeasuredReleases, version: string): Promise<string> {
  const folder = join(releases.place.folder, `users-${version}`)
  await cp(builtFolder(repository, 'users'), folder, { recursive: true })
  const manifest = { ...(await releases.manifestOf('users')), version }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

async function untilServed(url: string, base: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(base))
    await new Promise((resolve) => setTimeout(resolve, 10))
}

/** The page subscribes to events of the host shortly after it has loaded. */
async function openTab(url: string): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await launch()
  const page = await browser.newPage()
  const listens = page.waitForRequest(/\/releases\/events$/)
  await page.goto(`${url}/sign-in`)
  await listens
  return { page, close: () => browser.close() }
}

/** An open page has the files of another version in its import map once it can show it. */
const untilExchanged = (page: Page, base: string) =>
  page.waitForFunction(
    (start) => Object.keys(System.getImportMap().integrity).some((address) => address.includes(start)),
    base,
    { polling: 20 },
  )

async function measureRound(releases: MeasuredReleases, url: string, page: Page, version: string) {
  const base = `/bundles/${USERS}/${version}/`
  const folder = await nextVersion(releases, version)
  const published = performance.now()
  await releases.command('publish', folder)
  const publishing = since(published)
  const startedAt = performance.now()
  const [promoting, pages, tabs] = await Promise.all([
    releases.command('promote', USERS, version, ...REASON).then(() => since(startedAt)),
    untilServed(url, base).then(() => since(startedAt)),
    untilExchanged(page, base).then(() => since(startedAt)),
  ])
  return { publishing, promoting, pages, tabs }
}

/** Prints how long it takes from a command until a version is published, and until operators have it. */
export async function measureWayToOperators(releases: MeasuredReleases): Promise<void> {
  const rounds: Awaited<ReturnType<typeof measureRound>>[] = []
  await releases.withHost({ more: 0 }, async (url) => {
    const tab = await openTab(url)
    for (let round = 1; round <= ROUNDS; round += 1)
      rounds.push(await measureRound(releases, url, tab.page, `90.0.${round}`))
    await tab.close()
  })
  const printAll = (name: string, values: number[], goal: number) => print({ name, unit: 'ms', values, goal })
  printAll(
    'portal publish, as a command',
    rounds.map((round) => round.publishing),
    2000,
  )
  printAll(
    'portal promote, as a command',
    rounds.map((round) => round.promoting),
    2000,
  )
  printAll(
    'from its beginning until a new page has it',
    rounds.map((round) => round.pages),
    3000,
  )
  printAll(
    'from its beginning until an open tab has it',
    rounds.map((round) => round.tabs),
    10_000,
  )
}
