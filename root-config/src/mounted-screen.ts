import type { Bundle, Loaded, Version } from './bundle.ts'
import { messageOf } from './bundle-failure.ts'
import { logError } from './own-functions.ts'
import { type Explanation, type Lifecycles, type Place, regionOf } from './region.ts'
import { watchScreen } from './watch-screen.ts'

/** A place in the page and the bundle that fills it. */
export interface Supervised extends Place {
  readonly title: string
  readonly bundle: Pick<Bundle, 'facts' | 'load' | 'fail' | 'fault' | 'entered' | 'left' | 'stayed' | 'runs'>
  /** Whether the page has unsaved work or a question, which only a failure may end. */
  holdsWork(): boolean
  /** Selects what is shown here from the module of the bundle. */
  pick(module: System.Module): Lifecycles
  /**
   * Called when something outside had hidden it, with the bundle whose style sheet that was, if known. Without
   * this, it counts as the cause itself.
   */
  onHidden?(error: unknown, bundle: string): void
}

/** The application that is mounted in a place, and the watch over it. */
export function mountedScreen({ bundle, pick, onHidden, ...place }: Supervised) {
  const region = regionOf(place)
  let mounted: { readonly version: Version; readonly props: object } | undefined
  let endWatch: (() => void) | undefined

  return {
    region,
    /** The mounted version and its props. */
    mounted: () => mounted,

    /** Mounts a version. `onBlank` is called when it crashes, or is blank later. Throws `BundleFailure`. */
    async begin(
      { version, module }: Loaded,
      props: object,
      onBlank: (error: unknown) => void,
    ): Promise<void> {
      endWatch?.()
      const onFault = (error: unknown, phase: 'load' | 'render') => bundle.fault(version, error, phase)
      const { crashed, took } = await region.begin(pick(module), { ...props, onFault })
      mounted = { version, props }
      bundle.entered(version)
      crashed.catch(onBlank)
      endWatch = watchScreen(place, { onBlank, onHidden, onStayed: () => bundle.stayed(version, took) })
    },

    /** Shows why nothing is mounted. Something may hide this as well. */
    explain(failure: Explanation): void {
      endWatch?.()
      const retry = () => {
        endWatch?.()
        failure.retry()
      }
      region.explain({ ...failure, retry })
      const onBlank = (error: unknown) => onHidden?.(error, '')
      endWatch = watchScreen(place, { onBlank, onHidden, onStayed: () => undefined })
    },

    /** Unmounts what is mounted, if anything is. Never rejects. */
    async finish(): Promise<void> {
      const left = mounted?.version
      mounted = undefined
      endWatch?.()
      await region.clear((error) => {
        if (left) bundle.fault(left, error, 'unmount')
        logError(`${bundle.facts()} failed to leave:`, messageOf(error))
      })
      if (left) bundle.left(left)
    },
  }
}
