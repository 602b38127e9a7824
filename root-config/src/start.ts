import { PAGE_DATA, type PortalConfig, readPageData } from '@portal/contract/portal-config.ts'
import type { AppTable, RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { callFirst } from '@portal/session/first-calls.ts'
import { savesData } from '@portal/ui/saves-data.ts'
import { mountRootParcel, registerApplication, start, triggerAppChange } from 'single-spa'
import { appAt, SHELL } from './app-at.ts'
import { type Bundle, bundleOf } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { loadBundle, onFaultOf } from './bundle-parts.ts'
import { showCrashPanel } from './crash-panel.ts'
import { limitFiles } from './file-limit.ts'
import { firstReadAt } from './first-read-at.ts'
import { followReleases, releases } from './follow-releases.ts'
import { loadModule } from './module-loader.ts'
import { placeIn, placeOf } from './places.ts'
import { publishSettled, settleAfter } from './publish-settled.ts'
import { tellOfStrayErrors } from './stray-errors.ts'
import { supervise } from './supervise.ts'
import { takeovers } from './takeovers.ts'

type SessionModule = typeof import('@portal/session')

const ROOT_CONFIG = '@portal/root-config'
const SCREEN = 'portal-screen'
const FRAME = 'portal-shell'

/** Long enough for the first screen: waiting for a response does not count as idle. */
const PATIENCE_MS = 2_000
/** After this wait for the session, progress is shown. */
const SESSION_PATIENCE_MS = 400
/** Same for the screen's data, sooner: the frame is usable by then. */
const DATA_PATIENCE_MS = 100

/** Until then, what was just loaded counts as new. */
const NEWS_AFTER_MS = 10_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Props that let applications show parts of others. */
const customProps = {
  loadBundle,
  onFaultOf,
  factsOf: (name: string) => bundleOf(name).facts(),
  takeovers,
  releases,
}

/** Called when another page of the portal is shown; changes of filters do not count. */
function onNewAddress(listener: () => void): void {
  let shown = location.pathname
  window.addEventListener('single-spa:routing-event', () => {
    if (location.pathname === shown) return
    shown = location.pathname
    listener()
  })
}

type Activity = (at: Location) => boolean

/** Registers what a bundle shows in one place of the page. */
function register(
  name: string,
  supervised: Omit<Parameters<typeof supervise>[0], 'bundle'> & { readonly bundle: Bundle },
  activeWhen: Activity,
): void {
  const lifecycles = supervise(supervised)
  supervised.bundle.onSwitch(lifecycles.remount)
  onNewAddress(lifecycles.remount)
  const app = {
    ...lifecycles,
    // single-spa's own function breaks for good when an application is left while a parcel in it is
    // unmounting.
    mount: (props: object) => lifecycles.mount({ ...props, mountParcel: mountRootParcel }),
  }
  registerApplication({ name, app: async () => app, activeWhen, customProps })
}

/** Prefetches the other applications once the page is idle, so that navigation does not wait for code. */
function loadOthersWhenIdle(tables: readonly RouteTable[], session: SessionModule): void {
  if (savesData()) return
  const access = session.accessOf(session.currentSession())
  const permitted = tables.filter(({ rows }) => rows.some(({ needs }) => isAllowed(needs, access)))
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000))
  setTimeout(
    () =>
      idle(() => {
        for (const { app } of permitted) void bundleOf(app).loadAhead()
      }),
    PATIENCE_MS,
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
function whenAnswered({ queryClient }: SessionModule): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(look)
    function look(): void {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    }
    look()
  })
}

/** Requests the user and the screen's data while the code is still loading. */
function askFirst(tables: readonly RouteTable[]) {
  const config = readPageData<PortalConfig>(PAGE_DATA.config, document)
  const rows = tables.flatMap((table) => table.rows)
  return callFirst(config, window, (access) => firstReadAt({ ...config, rows }, location, access))
}

/**
 * The first use of `Intl` in a process loads language data, which takes longer than all later formatting.
 * Done while the code is still loading.
 */
const warmUpIntl = () => void new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format()

async function startPortal(): Promise<void> {
  setTimeout(warmUpIntl)
  limitFiles()
  tellOfStrayErrors(() => ({ bundle: ROOT_CONFIG, version: bundleOf(ROOT_CONFIG).number() }))
  const tables = readPageData<AppTable[]>(PAGE_DATA.apps, document)
  const answers = askFirst(tables)
  const arriving = loadModule<SessionModule & System.Module>('@portal/session')
  const code = loadFirstScreen(tables)
  const session = await arriving
  publishSettled(session.queryClient)
  // Request the user before anything else runs, so that the response arrives meanwhile.
  const restored = session.start(answers)
  const sessionNow = () => {
    const state = session.currentSession()
    return { isSignedIn: state.status === 'authenticated', access: session.accessOf(state) }
  }
  for (const { app } of tables) {
    register(
      app,
      {
        title: 'This part of the portal could not be loaded',
        bundle: bundleOf(app),
        part: (module) => (app === SHELL ? module.pages : module),
        container: () => placeIn(SCREEN, app),
      },
      ({ pathname }) => appAt(tables, sessionNow(), pathname) === app,
    )
  }
  // After the screens: the screen renders first, and the first paint replaces the frame until then.
  register(
    'frame',
    {
      title: 'The menu could not be loaded',
      bundle: bundleOf(SHELL),
      part: (shell) => shell.frame,
      container: () => placeIn(FRAME, 'frame'),
    },
    () => true,
  )

  session.session$.subscribe(() => void triggerAppChange())
  session.session$.subscribe(({ status }) => {
    if (status === 'authenticated') loadOthersWhenIdle(tables, session)
  })
  // Usually everything is ready by then, so the first paint is final.
  await Promise.race([
    Promise.all([restored, code]).then(() => whenAnswered(session)),
    restored.then(() => wait(DATA_PATIENCE_MS)),
    wait(SESSION_PATIENCE_MS),
  ])
  start({ urlRerouteOnly: true })
  await restored
  setTimeout(followReleases, NEWS_AFTER_MS)
}

settleAfter(startPortal()).catch((error: unknown) => {
  bundleOf(ROOT_CONFIG).fail(failureIn('bootstrap', error))
  showCrashPanel(placeOf(SCREEN), {
    title: 'The portal could not be loaded',
    text: 'Check your connection and reload the page.',
    facts: error instanceof Error ? error.message : '',
    retryLabel: 'Reload',
    retry: () => location.reload(),
  })
})
