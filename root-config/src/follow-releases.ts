import { PAGE_DATA, readPageData, SAFE } from '@portal/contract/portal-config.ts'
import {
  CURRENT_RELEASE,
  RELEASE_EVENTS,
  type ReleaseNews,
  type ServedRelease,
} from '@portal/contract/served-release.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { inTime } from '@portal/ui/in-time.ts'
import { wait } from '@portal/ui/wait.ts'
import { SHELL } from './app-at.ts'
import type { bundleOf } from './bundle.ts'
import type { releaseState } from './release-state.ts'
import type { Visit } from './visit.ts'

/** One tab of the browser listens to the host and forwards its messages, since connections are scarce. */
const LISTENER = 'portal.release-news'

/** A new tab's request to the listening tab: a release may have been announced before it could listen. */
const REQUEST = 'current-release?'

/** A host that does not answer may be restarting. */
const RETRY_AFTER_MS = 10_000

/** What the page has loaded before, and shares with this module. */
interface OpenPage {
  readonly state: typeof releaseState
  readonly visit: Visit
  readonly bundleOf: typeof bundleOf
  mountedApps(): string[]
  /** Name and version of a bundle that provided a part, such as a card, to a page of another bundle. */
  factsOfGiver(name: string): string | undefined
}

let known = readPageData<string>(PAGE_DATA.release, document)
const tables = readPageData<readonly AppTable[]>(PAGE_DATA.apps, document)
let imports = () => System.getImportMap().imports ?? {}

/** Bundles whose version on the host differs from the one this page runs. */
function changesIn({ importMap }: ServedRelease): string[] {
  const names = new Set([...Object.keys(imports()), ...Object.keys(importMap.imports)])
  const isDifferent = (address = '', other = '') =>
    new URL(address, location.origin).href !== new URL(other, location.origin).href
  return [...names].filter((name) => isDifferent(imports()[name], importMap.imports[name]))
}

/** No other bundle depends on it, and it is not always shown. */
const isIndependent = (name: string) => name !== SHELL && tables.some(({ app }) => app === name)

/** Applications can be replaced one by one if their screens stay at the same addresses. */
const canReplace = (names: readonly string[], { apps }: ServedRelease) =>
  names.every(isIndependent) && JSON.stringify(apps) === JSON.stringify(tables)

/** Whether a pulled version, or a part of one, may run in the page. */
const showsPulled = (
  { mountedApps, factsOfGiver, bundleOf }: OpenPage,
  names: readonly string[],
  { pulled }: ServedRelease,
) =>
  names
    .flatMap((name) => {
      const isShown = !isIndependent(name) || mountedApps().includes(name)
      return [isShown ? bundleOf(name).facts() : [], factsOfGiver(name) ?? []].flat()
    })
    .some((facts) => pulled.includes(facts))

function replaceBundles(
  { visit, bundleOf }: OpenPage,
  names: readonly string[],
  { importMap, sheets, fallbacks, visit: token = '' }: ServedRelease,
): void {
  visit.token = token
  System.addImportMap({ integrity: importMap.integrity })
  for (const name of names) {
    const chosen = { entry: importMap.imports[name] ?? name, sheet: sheets[name] }
    bundleOf(name).replace([chosen, fallbacks[name] ?? []].flat())
  }
  imports = () => importMap.imports
}

async function ask({ isSafe }: Visit): Promise<ServedRelease> {
  const address = isSafe ? `${CURRENT_RELEASE}?${SAFE}=1` : CURRENT_RELEASE
  const response = await fetch(address, { cache: 'no-store' })
  if (!response.ok) throw new Error(`The host answered ${response.status}.`)
  return response.json()
}

/** What the host serves, as soon as it answers. */
const servedNow = (visit: Visit): Promise<ServedRelease> =>
  inTime(ask(visit), RETRY_AFTER_MS).catch(() => wait(RETRY_AFTER_MS).then(() => servedNow(visit)))

async function update(page: OpenPage, { release }: ReleaseNews): Promise<void> {
  const { state } = page
  if (release === known || state.get() === 'pulled') return
  const served = await servedNow(page.visit)
  known = served.release
  const names = changesIn(served)
  if (showsPulled(page, names, served)) return state.set('pulled')
  if (!canReplace(names, served)) return state.set('newer')
  replaceBundles(page, names, served)
  if (state.get() === 'newer') state.set('current')
}

/** Follows new releases while the page is open; applications that are not shown are replaced. */
export function followReleases(page: OpenPage): void {
  const channel = new BroadcastChannel(LISTENER)
  /** One at a time: an older answer must not arrive last. */
  let updated = Promise.resolve()
  const receive = (news: ReleaseNews) => {
    updated = updated.then(() => update(page, news)).catch(() => undefined)
  }
  /** Set only in the listening tab. */
  let last: ReleaseNews | undefined
  channel.onmessage = ({ data }) => {
    if (data !== REQUEST) receive(data)
    else if (last) channel.postMessage(last)
  }
  const connect = () => {
    const events = new EventSource(RELEASE_EVENTS)
    events.onmessage = ({ data }) => {
      const news: ReleaseNews = JSON.parse(data)
      last = news
      channel.postMessage(news)
      receive(news)
    }
    // After an HTTP error, it does not reconnect by itself.
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) void wait(RETRY_AFTER_MS).then(connect)
    }
  }
  const listen = () => {
    connect()
    // Until the tab is closed; then a different one listens.
    return new Promise(() => undefined)
  }
  // Locks exist only in secure contexts.
  if ('locks' in navigator) void navigator.locks.request(LISTENER, listen)
  else void listen()
  channel.postMessage(REQUEST)
}
