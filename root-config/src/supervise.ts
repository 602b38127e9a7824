import { inTime } from '@portal/ui/in-time.ts'
import type { Bundle, Loaded, Version } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { showCrashPanel } from './crash-panel.ts'
import { settleAfter } from './publish-settled.ts'

/** What a bundle exports for one place in the page. */
interface Lifecycles {
  bootstrap(props: object): Promise<unknown>
  mount(props: object): Promise<unknown>
  unmount(props: object): Promise<unknown>
}

interface Supervised {
  readonly title: string
  readonly bundle: Pick<Bundle, 'facts' | 'load' | 'fail' | 'fault' | 'stayed' | 'runs'>
  /** What of the bundle stands here. */
  part(module: System.Module): Lifecycles
  container(): HTMLElement
}

interface SupervisedLifecycles extends Lifecycles {
  /** Puts the version that the bundle runs by now in the place of another one that is shown. */
  remount(): void
}

/** Nothing but its own code keeps an application from either: data comes later. */
const START_TIMEOUT_MS = 5_000
const LEAVE_TIMEOUT_MS = 3_000
/** Data has come by then and was drawn; what breaks an application at all mostly has. */
export const STAYED_MS = 5_000

/** A failure says which of the lifecycles it was. */
async function inPhase(phase: 'bootstrap' | 'mount', work: () => Promise<unknown>): Promise<void> {
  try {
    await inTime(work(), START_TIMEOUT_MS)
  } catch (error) {
    throw failureIn(phase, error)
  }
}

/** Leaves an empty place in which nothing appears that somebody still draws into the one there was. */
const renew = (place: HTMLElement) => place.replaceWith(place.cloneNode(false))

/** Starts an application in a place and gives what ends it. Throws `BundleFailure`, and leaves nothing behind. */
async function begin(
  app: Lifecycles,
  place: HTMLElement,
  handedOver: object,
  started: WeakSet<Lifecycles>,
): Promise<() => Promise<unknown>> {
  const props = { ...handedOver, domElementGetter: () => place }
  if (!started.has(app)) await inPhase('bootstrap', () => app.bootstrap(props))
  started.add(app)
  const end = async () => app.unmount(props)
  try {
    await inPhase('mount', () => app.mount(props))
    return end
  } catch (error) {
    // What stands half mounted must not be in the way of what comes next.
    end().catch(() => undefined)
    renew(place)
    throw error
  }
}

/**
 * Lifecycles that never fail: single-spa gives up for good on one that does, and waits for a slow one before it
 * lets the operator go elsewhere. Loading and mounting therefore happen behind its back. What fails gives way to the
 * last good version; when that fails, too, it is shown in the application's own place with a way to try again, and the
 * rest of the page continues.
 */
export function supervise({ title, bundle, part, container }: Supervised): SupervisedLifecycles {
  /** Grows with every mount and unmount, so that earlier work knows that it is no longer wanted. */
  let turn = 0
  let leave: (() => unknown) | undefined
  let mounted: { readonly version: Version; readonly props: object } | undefined
  let staying: ReturnType<typeof setTimeout> | undefined
  let lastAttempt: Promise<void> = Promise.resolve()
  const started = new WeakSet<Lifecycles>()

  /** Shows a version; if it cannot be shown, the next one. */
  async function show({ version, module }: Loaded, props: object, mine: number): Promise<void> {
    if (mine !== turn) return
    const onFault = (error: unknown, phase: 'load' | 'render') => bundle.fault(version, error, phase)
    const began = performance.now()
    try {
      leave = await begin(part(module), container(), { ...props, onFault }, started)
      mounted = { version, props }
      const took = performance.now() - began
      staying = setTimeout(() => bundle.stayed(version, took), STAYED_MS)
    } catch (error) {
      if (!bundle.fail(error, version)) throw error
      return show(await bundle.load(), props, mine)
    }
    if (mine !== turn) await finish()
  }

  async function attempt(props: object, mine: number): Promise<void> {
    if (mine !== turn) return
    try {
      await show(await bundle.load(), props, mine)
    } catch {
      if (mine === turn) explain(props, mine)
    }
  }

  /** One attempt after another: two at a time would mount and unmount each other's content. */
  function enqueue(props: object, mine: number) {
    lastAttempt = settleAfter(lastAttempt.then(() => attempt(props, mine)))
  }

  function explain(props: object, mine: number) {
    const remove = showCrashPanel(container(), {
      title,
      text: 'Everything else goes on working. Try again; if it keeps failing, tell support what stands below.',
      facts: bundle.facts(),
      retryLabel: 'Try again',
      retry: () => {
        remove()
        leave = undefined
        enqueue(props, mine)
      },
    })
    leave = remove
  }

  async function finish(): Promise<void> {
    const leaving = leave
    leave = undefined
    mounted = undefined
    clearTimeout(staying)
    try {
      await inTime(Promise.resolve().then(leaving), LEAVE_TIMEOUT_MS)
    } catch (error) {
      console.error(`${bundle.facts()} failed to leave:`, error instanceof Error ? error.message : error)
      renew(container())
    }
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props) => {
      turn += 1
      enqueue(props, turn)
    },
    unmount: () => {
      turn += 1
      return finish()
    },
    remount() {
      if (!mounted || bundle.runs(mounted.version)) return
      const { props } = mounted
      turn += 1
      const mine = turn
      // What is shown stays until the other is there.
      lastAttempt = lastAttempt
        .then(bundle.load)
        .then(() => (mine === turn ? finish() : undefined))
        .catch(() => undefined)
      enqueue(props, mine)
    },
  }
}
