import type { Bundle, Loaded, Version } from './bundle.ts'
import { failureIn } from './bundle-failure.ts'
import { settleAfter } from './publish-settled.ts'
import { type Lifecycles, regionOf } from './region.ts'

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

/** Data has come by then and was drawn; what breaks an application at all mostly has. */
export const STAYED_MS = 5_000

/**
 * Lifecycles that never fail: single-spa gives up for good on one that does, and waits for a slow one before it
 * lets the operator go elsewhere. Loading and mounting therefore happen behind its back. What fails gives way to the
 * last good version; when that fails, too, it is shown in the application's own place with a way to try again, and the
 * rest of the page continues.
 */
export function supervise({ title, bundle, part, container }: Supervised): SupervisedLifecycles {
  /** Grows with every mount and unmount, so that earlier work knows that it is no longer wanted. */
  let turn = 0
  let mounted: { readonly version: Version; readonly props: object } | undefined
  /** What was handed over to an application that could not be shown. */
  let unshown: object | undefined
  let staying: ReturnType<typeof setTimeout> | undefined
  let lastAttempt: Promise<void> = Promise.resolve()
  const region = regionOf(container)

  /** Shows a version; if it cannot be shown, the next one. */
  async function show({ version, module }: Loaded, props: object, mine: number): Promise<void> {
    if (mine !== turn) return
    const onFault = (error: unknown, phase: 'load' | 'render') => bundle.fault(version, error, phase)
    const began = performance.now()
    try {
      const { crashed } = await region.begin(part(module), { ...props, onFault })
      mounted = { version, props }
      crashed.catch((error: unknown) => takeOver(error, mine))
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
    unshown = undefined
    try {
      const shown = bundle.load().then((loaded) => show(loaded, props, mine))
      region.expect(shown)
      await shown
    } catch {
      if (mine === turn) explain(props, mine)
    }
  }

  /** One attempt after another: two at a time would mount and unmount each other's content. */
  function enqueue(props: object, mine: number) {
    lastAttempt = settleAfter(lastAttempt.then(() => attempt(props, mine)))
  }

  function explain(props: object, mine: number) {
    unshown = props
    region.explain({ title, facts: bundle.facts(), retry: () => enqueue(props, mine) })
  }

  /** In the place of what has gone from the screen comes the last good version; without one, a way to try again. */
  function takeOver(error: unknown, mine: number): void {
    if (mine !== turn || !mounted) return
    const { version, props } = mounted
    // With another version the bundle has it put in the place of this one.
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
    clearTimeout(staying)
    return region.clear((error) => {
      console.error(`${bundle.facts()} failed to leave:`, error instanceof Error ? error.message : error)
      if (left) bundle.fault(left, error, 'unmount')
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
    remount() {
      const props = mounted && !bundle.runs(mounted.version) ? mounted.props : unshown
      if (!props) return
      turn += 1
      const mine = turn
      // What is shown stays until the other is there.
      const leave = () => (mine === turn ? finish() : undefined)
      lastAttempt = lastAttempt.then(bundle.load).then(leave, () => undefined)
      enqueue(props, mine)
    },
  }
}
