import { PAGE_DATA, type PortalConfig, readPageData } from '@portal/contract/portal-config.ts'
import type { AppTable, RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { callFirst } from '@portal/session/first-calls.ts'
import { savesData } from '@portal/ui/saves-data.ts'
import { wait } from '@portal/ui/wait.ts'
import { getMountedApps, start, triggerAppChange } from 'single-spa'
import { ROOT_CONFIG, SHELL } from './app-at.ts'
import { bundleOf } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { factsOfGiver } from './bundle-parts.ts'
import { limitFiles } from './file-limit.ts'
import { firstReadAt } from './first-read-at.ts'
import { loadLater } from './load-later.ts'
import { loadModule } from './module-loader.ts'
import { placeOf, SCREEN } from './places.ts'
import { publishSettled, settleAfter } from './publish-settled.ts'
import { registerApplications } from './register-applications.ts'
import { releaseState } from './release-state.ts'
import { showNoStart } from './show-end.ts'
import { reportStrayErrors } from './stray-errors.ts'
import { visit } from './visit.ts'
import { watchApplications } from './watch-applications.ts'
import { whenIdle } from './when-idle.ts'

type SessionModule = typeof import('@portal/session')

/** Long enough for the first screen: waiting for a response does not count as idle. */
const PREFETCH_AFTER_MS = 2_000
/** After this wait for the session, progress is shown. */
const SESSION_PROGRESS_AFTER_MS = 400
/** Same for the screen's data, sooner: the frame is usable by then. */
const DATA_PROGRESS_AFTER_MS = 100

/** A page that has just loaded is up to date, so its first screen comes before the first check. */
const FOLLOW_RELEASES_AFTER_MS = 2_000

/** Prefetches the other applications once the page is idle, so that navigation does not wait for code. */
function loadOthersWhenIdle(tables: readonly RouteTable[], session: SessionModule): void {
  if (savesData()) return
  const access = session.accessOf(session.currentSession())
  const permitted = tables.filter(({ rows }) => rows.some(({ needs }) => isAllowed(needs, access)))
  setTimeout(
    () =>
      whenIdle(() => {
        for (const { app } of permitted) void bundleOf(app).loadAhead()
      }),
    PREFETCH_AFTER_MS,
  )
}

/**
 * Loads the code of the first screen in parallel with the session's. Whether the screen may be opened is
 * decided when both are ready; failures are handled when the screen is shown.
 */
async function loadFirstScreen(tables: readonly RouteTable[]): Promise<void> {
  const rows = tables.flatMap(({ app, rows }) => rows.map(({ path }) => ({ path, app })))
  const wanted = matchRow(rows, location.pathname)?.row.app
  await Promise.all([...new Set([SHELL, wanted ?? SHELL])].map((app) => bundleOf(app).loadAhead(true)))
}

/** Resolves once no request for the screens is pending. */
function whenQueriesSettle({ queryClient }: SessionModule): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(check)
    function check(): void {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    }
    check()
  })
}

/** Requests the user and the screen's data while the code is still loading. */
function requestFirst(tables: readonly RouteTable[]) {
  const config = readPageData<PortalConfig>(PAGE_DATA.config, document)
  const rows = tables.flatMap((table) => table.rows)
  return callFirst(config, window, (access) => firstReadAt({ ...config, rows }, location, access))
}

/**
 * The first use of `Intl` in a process loads language data, which takes longer than all later formatting.
 * Done while the code is still loading.
 */
const warmUpIntl = () => void new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format()

/** Follows new releases, as soon as the code for that can be loaded. */
async function followLater(): Promise<void> {
  await wait(FOLLOW_RELEASES_AFTER_MS)
  const page = { state: releaseState, visit, bundleOf, mountedApps: getMountedApps, factsOfGiver }
  loadLater().then(({ followReleases }) => followReleases(page), followLater)
}

async function startPortal(): Promise<void> {
  setTimeout(warmUpIntl)
  limitFiles()
  reportStrayErrors(() => ({ bundle: ROOT_CONFIG, version: bundleOf(ROOT_CONFIG).number() }))
  const tables = readPageData<AppTable[]>(PAGE_DATA.apps, document)
  const answers = requestFirst(tables)
  const arriving = loadModule<SessionModule & System.Module>('@portal/session')
  const code = loadFirstScreen(tables)
  const session = await arriving
  publishSettled(session.queryClient)
  // Request the user before anything else runs, so that the response arrives meanwhile.
  const restored = session.start(answers)
  watchApplications(tables, registerApplications(tables, session))
  session.session$.subscribe(() => void triggerAppChange())
  session.session$.subscribe(({ status }) => {
    if (status === 'authenticated') loadOthersWhenIdle(tables, session)
  })
  // Usually everything is ready by then, so the first paint is final.
  await Promise.race([
    Promise.all([restored, code]).then(() => whenQueriesSettle(session)),
    restored.then(() => wait(DATA_PROGRESS_AFTER_MS)),
    wait(SESSION_PROGRESS_AFTER_MS),
  ])
  start({ urlRerouteOnly: true })
  await restored
  void followLater()
}

settleAfter(startPortal()).catch((error: unknown) => {
  bundleOf(ROOT_CONFIG).fail(failureIn('bootstrap', error))
  showNoStart(placeOf(SCREEN), error instanceof Error ? error.message : '')
})
