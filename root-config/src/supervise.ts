import type { Loaded } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { mountedScreen, type Supervised } from './mounted-screen.ts'
import { settleAfter } from './publish-settled.ts'
import type { Lifecycles } from './region.ts'

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
export function supervise(supervised: Supervised): SupervisedLifecycles {
  const { title, bundle } = supervised
  const { region, mounted, begin, explain: showWhy, finish } = mountedScreen(supervised)
  /** Incremented with every mount and unmount, so that earlier work knows it is stale. */
  let turn = 0
  const nextTurn = () => {
    turn += 1
    return turn
  }
  /** The props of an application that could not be shown. */
  let unshown: object | undefined
  let lastAttempt: Promise<void> = Promise.resolve()

  /** Shows a version, or the next one if it cannot be shown. */
  async function show(loaded: Loaded, props: object, mine: number): Promise<void> {
    if (mine !== turn) return
    try {
      await begin(loaded, props, (error) => takeOver(error, mine))
    } catch (error) {
      if (!bundle.fail(error, loaded.version)) throw error
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
      explain(props, mine)
    }
  }

  /** One attempt at a time: concurrent ones would mount and unmount each other's content. */
  function enqueue(props: object, mine: number) {
    lastAttempt = settleAfter(lastAttempt.then(() => attempt(props, mine)))
  }

  function explain(props: object, mine: number) {
    if (mine !== turn) return
    unshown = props
    showWhy({ title, facts: bundle.facts(), retry: () => enqueue(props, mine) })
  }

  /** Replaces a crashed application with the last good version, or with a retry if there is none. */
  function takeOver(error: unknown, mine: number): void {
    const shown = mounted()
    if (mine !== turn || !shown) return
    const { version, props } = shown
    // If another version exists, the bundle replaces this one.
    if (bundle.fail(failureIn('render', error), version)) return
    const next = nextTurn()
    lastAttempt = settleAfter(lastAttempt.then(finish).then(() => explain(props, next)))
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props) => enqueue(props, nextTurn()),
    unmount: () => {
      nextTurn()
      unshown = undefined
      return finish()
    },
    end: (error) => takeOver(error, turn),
    remount() {
      const shown = mounted()
      const props = shown && !bundle.runs(shown.version) ? shown.props : unshown
      if (!props) return
      const mine = nextTurn()
      // The current version stays until the other is ready.
      const leave = () => (mine === turn ? finish() : undefined)
      lastAttempt = lastAttempt.then(bundle.load).then(leave, () => undefined)
      enqueue(props, mine)
    },
  }
}
