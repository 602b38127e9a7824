import type { Loaded, Version } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { mountedScreen, type Supervised } from './mounted-screen.ts'
import { settleAfter } from './publish-settled.ts'
import type { Lifecycles } from './region.ts'

interface SupervisedLifecycles extends Lifecycles {
  /**
   * Replaces the shown version, or a failure, with the bundle's current one if that can be loaded. Unless the shown
   * one has `failed`, it stays while the page holds work.
   */
  remount(failed?: Version): void
  /** Replaces the shown version with the last good one, or with a retry. */
  end(error: unknown): void
}

/** Shows the current version, or the next one if it cannot be shown. */
async function showAny(bundle: Supervised['bundle'], show: (loaded: Loaded) => Promise<void>): Promise<void> {
  const loaded = await bundle.load()
  try {
    await show(loaded)
  } catch (error) {
    if (!bundle.fail(error, loaded.version)) throw error
    return showAny(bundle, show)
  }
}

/** Work that is done one after the other: attempts at once would mount and unmount each other's content. */
function queue() {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void> | void) => {
    last = settleAfter(last.then(work))
  }
}

/**
 * Lifecycles that never fail: single-spa gives up for good on an application that fails, and blocks
 * navigation while one is slow, so loading and mounting run independently of it. A failed version is replaced
 * by the last good one; when that fails, too, the application's place shows the failure with a retry, and the
 * rest of the page keeps working.
 */
export function supervise(supervised: Supervised): SupervisedLifecycles {
  const { title, bundle, holdsWork } = supervised
  const { region, mounted, begin, explain: showWhy, finish } = mountedScreen(supervised)
  /** Incremented with every mount and unmount, so that earlier work knows it is stale. */
  let turn = 0
  const nextTurn = () => {
    turn += 1
    return turn
  }
  /** The props of an application that could not be shown. */
  let unshown: object | undefined
  /** Its bundle may switch to another version, which it then loads. */
  let isReplacing = false
  let lastFailed: Version | undefined
  const enqueue = queue()

  async function attempt(props: object, mine: number): Promise<void> {
    if (mine !== turn) return
    unshown = undefined
    try {
      const shown = showAny(bundle, async (loaded) => {
        if (mine !== turn) return
        await begin(loaded, props, (error) => takeOver(error, mine))
        if (mine !== turn) await finish()
      })
      region.expect(shown)
      await shown
    } catch {
      explain(props, mine)
    }
  }

  const enqueueAttempt = (props: object, mine: number) => enqueue(() => attempt(props, mine))

  function explain(props: object, mine: number) {
    if (mine !== turn) return
    unshown = props
    showWhy({ title, facts: bundle.facts(), retry: () => enqueueAttempt(props, mine) })
  }

  /** Replaces a crashed application with the last good version, or with a retry if there is none. */
  function takeOver(error: unknown, mine: number): void {
    const shown = mounted()
    if (mine !== turn || !shown) return
    const next = nextTurn()
    enqueue(finish)
    if (bundle.fail(failureIn('render', error), shown.version)) enqueueAttempt(shown.props, next)
    else enqueue(() => explain(shown.props, next))
  }

  /** Replaces an outdated version once the current one has loaded, unless the page holds work by then. */
  const replace = (mine: number) => async (): Promise<void> => {
    const shown = mounted()
    if (mine !== turn || !shown || bundle.runs(shown.version)) return
    isReplacing = true
    const other = await bundle.load().catch(() => undefined)
    isReplacing = false
    if (mine !== turn || !other || (shown.version !== lastFailed && holdsWork())) return
    const next = nextTurn()
    await finish()
    await attempt(shown.props, next)
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props) => enqueueAttempt(props, nextTurn()),
    unmount: () => {
      nextTurn()
      unshown = undefined
      return finish()
    },
    end: (error) => takeOver(error, turn),
    remount(failed) {
      lastFailed = failed ?? lastFailed
      if (isReplacing) return
      if (unshown) return enqueueAttempt(unshown, nextTurn())
      enqueue(replace(turn))
    },
  }
}
