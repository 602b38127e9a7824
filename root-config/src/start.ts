import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { AppTable, RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { registerApplication, start, triggerAppChange } from 'single-spa'
import { appAt, SHELL } from './app-at.ts'
import { showCrashPanel } from './crash-panel.ts'
import { loadModule } from './module-loader.ts'
import { reportFailure } from './report-failure.ts'
import { loadStyles } from './style-sheets.ts'
import { type Lifecycles, supervise } from './supervise.ts'

type SessionModule = typeof import('@portal/session')
type ShellModule = { frame: Lifecycles; pages: Lifecycles }

const SCREEN = 'portal-screen'
const FRAME = 'portal-shell'

const placeOf = (id: string): HTMLElement => {
  const place = document.getElementById(id)
  if (!place) throw new Error(`The page has no place for ${id}.`)
  return place
}

/** A place of its own for each application, so that one still leaving is not in the way of the next. */
function placeIn(id: string, app: string): HTMLElement {
  const name = `app:${app}`
  const known = document.getElementById(name)
  if (known) return known
  const made = Object.assign(document.createElement('div'), { id: name })
  placeOf(id).append(made)
  return made
}

/** The version of a bundle, as the import map has it. */
function versionOf(name: string): string {
  const url = System.getImportMap().imports?.[name] ?? ''
  return /\/(\d[^/]*)\/[^/]*$/.exec(url)?.[1] ?? ''
}

const factsOf = (name: string): string => `${name} ${versionOf(name)}`.trim()

const reportFailureOf = (bundle: string) => reportFailure({ bundle, version: versionOf(bundle) })

/** Long enough for the first screen to be there: waiting for an answer is no idleness. */
const PATIENCE_MS = 2_000
/** Whoever waits longer for the session is told that something goes on. */
const SESSION_PATIENCE_MS = 400

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A bundle with what it is drawn with. */
async function loadBundle<Module extends System.Module>(name: string): Promise<Module> {
  const [module] = await Promise.all([loadModule<Module>(name), loadStyles(name)])
  return module
}

type Activity = (at: Location) => boolean

function register(
  name: string,
  lifecycles: Lifecycles,
  place: () => HTMLElement,
  activeWhen: Activity,
): void {
  registerApplication({
    name,
    app: async () => lifecycles,
    activeWhen,
    customProps: { domElementGetter: place, loadBundle, factsOf },
  })
}

/** Fetches the other applications once the page is quiet, so that going there does not wait for code. */
function loadOthersWhenIdle(tables: readonly RouteTable[], session: SessionModule): void {
  const access = session.accessOf(session.currentSession())
  const permitted = tables.filter(({ rows }) => rows.some(({ needs }) => isAllowed(needs, access)))
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000))
  setTimeout(
    () =>
      idle(() => {
        for (const { app } of permitted) void loadBundle(app).catch(() => undefined)
      }),
    PATIENCE_MS,
  )
}

/**
 * Lets the code of the first screen arrive and run beside that of the session, not after it. Whether the screen may be
 * opened is decided when both are there; a failure is dealt with by who shows the screen.
 */
function loadFirstScreen(tables: readonly RouteTable[]): void {
  const rows = tables.flatMap(({ app, rows }) => rows.map(({ path }) => ({ path, app })))
  const wanted = matchRow(rows, location.pathname)?.row.app
  for (const app of new Set([SHELL, wanted ?? SHELL])) void loadBundle(app).catch(() => undefined)
}

/**
 * The first use of `Intl` in a process reads the data of a language, which takes longer than everything written with
 * it later. Done while the code is still on its way.
 */
const warmUpIntl = () => void new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format()

async function startPortal(): Promise<void> {
  setTimeout(warmUpIntl)
  const tables = readPageData<AppTable[]>(PAGE_DATA.apps, document)
  const arriving = loadModule<SessionModule & System.Module>('@portal/session')
  loadFirstScreen(tables)
  const session = await arriving
  // Asks who is there before anything else runs, so that the answer is on its way meanwhile.
  const restored = session.start()
  const sessionNow = () => {
    const state = session.currentSession()
    return { isSignedIn: state.status === 'authenticated', access: session.accessOf(state) }
  }
  const loadShell = () => loadBundle<ShellModule & System.Module>(SHELL)

  const framePlace = () => placeIn(FRAME, 'frame')
  register(
    'frame',
    supervise({
      facts: factsOf(SHELL),
      title: 'The menu could not be loaded',
      load: async () => (await loadShell()).frame,
      container: framePlace,
      onFailure: () => reportFailureOf(SHELL),
    }),
    framePlace,
    () => true,
  )
  for (const { app } of tables) {
    const place = () => placeIn(SCREEN, app)
    const supervised = supervise({
      facts: factsOf(app),
      title: 'This part of the portal could not be loaded',
      load: async () =>
        app === SHELL ? (await loadShell()).pages : loadBundle<Lifecycles & System.Module>(app),
      container: place,
      onFailure: () => reportFailureOf(app),
    })
    register(app, supervised, place, ({ pathname }) => appAt(tables, sessionNow(), pathname) === app)
  }

  session.session$.subscribe(() => void triggerAppChange())
  session.session$.subscribe(({ status }) => {
    if (status === 'authenticated') loadOthersWhenIdle(tables, session)
  })
  // Most often the session is there at once, and the first thing drawn is what stays.
  await Promise.race([restored, wait(SESSION_PATIENCE_MS)])
  start({ urlRerouteOnly: true })
  await restored
}

startPortal().catch((error: unknown) => {
  reportFailureOf('@portal/root-config')
  showCrashPanel(placeOf(SCREEN), {
    title: 'The portal could not be loaded',
    text: 'Check your connection and load the page again.',
    facts: error instanceof Error ? error.message : '',
    retryLabel: 'Load again',
    retry: () => location.reload(),
  })
})
