import type { RouteTable } from '@portal/routing/app-table.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { mountRootParcel, registerApplication } from 'single-spa'
import { appAt, FRAME_APP, ROOT_CONFIG, SHELL } from './app-at.ts'
import { appOnScreen } from './app-on-screen.ts'
import { type Bundle, bundleOf } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { loadBundle, onFaultOf } from './bundle-parts.ts'
import { noteRunning } from './hang-note.ts'
import { limitHiding } from './limit-hiding.ts'
import { FRAME, placeIn, SCREEN } from './places.ts'
import { releases } from './release-state.ts'
import { replacePage } from './replace-page.ts'
import { supervise } from './supervise.ts'
import { takeovers } from './takeovers.ts'

type SessionModule = typeof import('@portal/session')

/** Props that let applications show parts of one another. */
const customProps = {
  loadBundle,
  onFaultOf,
  factsOf: (name: string) => bundleOf(name).facts(),
  takeovers,
  releases,
}

/** Calls `listener` when another page of the portal is shown; changed filters do not count. */
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
) {
  const lifecycles = supervise(supervised)
  supervised.bundle.onSwitch(lifecycles.remount)
  onNewAddress(() => lifecycles.remount())
  const app = {
    ...lifecycles,
    // single-spa's own function breaks for good when an application is left while a parcel in it is
    // unmounting.
    mount: (props: object) => lifecycles.mount({ ...props, mountParcel: mountRootParcel }),
  }
  registerApplication({ name, app: async () => app, activeWhen, customProps })
  return lifecycles.end
}

/**
 * Registers the screens of all applications, and the frame around them. The returned function replaces an
 * application with its last good version, or removes what it shows.
 */
export function registerApplications(tables: readonly RouteTable[], session: SessionModule) {
  const sessionNow = () => {
    const state = session.currentSession()
    return { isSignedIn: state.status === 'authenticated', access: session.accessOf(state) }
  }
  const rows = tables.flatMap((table) => table.rows)
  // Missing in earlier versions of the session.
  const { holdsWork = () => false } = session
  const ends = new Map<string, (error: unknown) => void>()
  function fail(app: string, error: unknown): void {
    const failure = failureIn('render', error)
    if (!bundleOf(app).fail(failure)) ends.get(app)?.(failure)
  }
  const countHidden = limitHiding(replacePage)
  function blame(app: string, error: unknown): void {
    fail(app, error)
    countHidden()
  }

  for (const { app } of tables) {
    const end = register(
      app,
      {
        title: 'This part of the portal could not be loaded',
        bundle: bundleOf(app),
        holdsWork,
        pick: (module) => (app === SHELL ? module.pages : module),
        container: () => placeIn(SCREEN, app),
        // Some addresses of the shell only redirect.
        mayBeEmpty: () => app === SHELL,
        onBegin: () => noteRunning(bundleOf(app === SHELL ? ROOT_CONFIG : app).facts()),
        onHidden: (error, bundle) => blame(bundle || app, error),
      },
      ({ pathname }) => appAt(tables, sessionNow(), pathname) === app,
    )
    ends.set(app, end)
  }
  // After the screens: the screen renders first, and the first paint replaces the frame until then.
  register(
    FRAME_APP,
    {
      title: 'The menu could not be loaded',
      bundle: bundleOf(SHELL),
      holdsWork,
      pick: (shell) => shell.frame,
      container: () => placeIn(FRAME, FRAME_APP),
      mayBeEmpty: () => matchRow(rows, location.pathname)?.row.public === true,
      onHidden: (error, bundle) => blame(bundle || appOnScreen(), error),
    },
    () => true,
  )
  return fail
}
