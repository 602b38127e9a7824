import type { Bundle, Loaded, Version } from './bundle.ts'
import { failureIn, messageOf } from './bundle-failure.ts'
import { logError } from './own-functions.ts'
import { settleAfter } from './publish-settled.ts'
import { type Lifecycles, type Place, regionOf } from './region.ts'
import { watchScreen } from './watch-screen.ts'

interface Supervised extends Place {
  readonly title: string
  readonly bundle: Pick<Bundle, 'facts' | 'load' | 'fail' | 'fault' | 'stayed' | 'runs'>
  /** Selects what is shown here from the module of the bundle. */
  pick(module: System.Module): Lifecycles
  /**
   * Called when something outside had hidden it, with the bundle whose style sheet that was, if known. Without
   * this, it counts as the cause itself.
   */
  onHidden?(error: unknown, bundle: string): void
}

interface SupervisedLifecycles extends Lifecycles {
  /** Replaces the shown version with the bundle's current one. */
  remount(): void
  /** Replaces the shown version with the last good one, or with a retry. */
  end(error: unknown): void
}

/**
 * Lifecycles that never fail: single-spa gives up for good on an application that fails, and blocks
 * navigation while one is slow, so loading and mounting run independently of it. A failed version is replaced
 * by the last good one; when that fails, too, the application's place shows the failure with a retry, and the
 * rest of the page keeps working.
 */
export function supervise({ title, bundle, pick, onHidden, ...place }: Supervised): SupervisedLifecycles {
  /** Incremented with every mount and unmount, so that earlier work knows it is stale. */
  let turn = 0
  let mounted: { readonly version: Version; readonly props: object } | undefined
  /** The props of an application that could not be shown. */
  let unshown: object | undefined
  let endWatch: (() => void) | undefined
  let lastAttempt: Promise<void> = Promise.resolve()
  const region = regionOf(place)

  /** Shows a version, or the next one if it cannot be shown. */
  async function show({ version, module }: Loaded, props: object, mine: number): Promise<void> {
    if (mine !== turn) return
    const onFault = (error: unknown, phase: 'load' | 'render') => bundle.fault(version, error, phase)
    try {
      const { crashed, took } = await region.begin(pick(module), { ...props, onFault })
      mounted = { version, props }
      const onBlank = (error: unknown) => takeOver(error, mine)
      crashed.catch(onBlank)
      endWatch = watchScreen(place, { onBlank, onHidden, onStayed: () => bundle.stayed(version, took) })
    } catch (error) {
      if (!bundle.fail(error, version)) throw error
      return show(await bundle.load(), props, mine)
    }
    if (mine !== turn) await finish()
  }

  async function attempt(props: object, mine: number): Promise<void> {
    if (mine !== turn) return
    unshown = undefined
    try {
      const shown = bundle.load().then((loaded) => show(loaded, props, mine))
      region.expect(shown)
      await shown
    } catch {
      if (mine === turn) explain(props, mine)
    }
  }

  /** One attempt at a time: concurrent ones would mount and unmount each other's content. */
  function enqueue(props: object, mine: number) {
    lastAttempt = settleAfter(lastAttempt.then(() => attempt(props, mine)))
  }

  function explain(props: object, mine: number) {
    unshown = props
    region.explain({ title, facts: bundle.facts(), retry: () => enqueue(props, mine) })
  }

  /** Replaces a crashed application with the last good version, or with a retry if there is none. */
  function takeOver(error: unknown, mine: number): void {
    if (mine !== turn || !mounted) return
    const { version, props } = mounted
    // If another version exists, the bundle replaces this one.
    if (bundle.fail(failureIn('render', error), version)) return
    turn += 1
    const next = turn
    lastAttempt = settleAfter(
      lastAttempt.then(finish).then(() => {
        if (next === turn) explain(props, next)
      }),
    )
  }

  function finish(): Promise<void> {
    const left = mounted?.version
    mounted = undefined
    endWatch?.()
    return region.clear((error) => {
      if (left) bundle.fault(left, error, 'unmount')
      logError(`${bundle.facts()} failed to leave:`, messageOf(error))
    })
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props) => {
      turn += 1
      enqueue(props, turn)
    },
    unmount: () => {
      turn += 1
      unshown = undefined
      return finish()
    },
    end: (error) => takeOver(error, turn),
    remount() {
      const props = mounted && !bundle.runs(mounted.version) ? mounted.props : unshown
      if (!props) return
      turn += 1
      const mine = turn
      // The current version stays until the other is ready.
      const leave = () => (mine === turn ? finish() : undefined)
      lastAttempt = lastAttempt.then(bundle.load).then(leave, () => undefined)
      enqueue(props, mine)
    },
  }
}
