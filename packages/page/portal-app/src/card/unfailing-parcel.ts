import { inTime } from '@portal/ui/in-time.ts'
import type { ReactAppOrParcel } from 'single-spa-react'

type Parcel = ReactAppOrParcel<object>
type Lifecycle = Parcel['mount']

/** single-spa reads these of a parcel, too; its types know them of no lifecycles. */
interface Timeout {
  readonly millis: number
  readonly warningMillis: number
  readonly dieOnTimeout: boolean
}

interface TimedParcel extends Parcel {
  readonly timeouts?: Readonly<Record<'bootstrap' | 'mount' | 'unmount', Timeout>>
}

const EMPTY: Lifecycle = async () => undefined
/** As long as an application has: nothing but its own code keeps a parcel from it. */
const LIMIT_MS = 5_000
/** Beyond the limit: single-spa would complain of each parcel that waits its turn in a busy page. */
const QUIET: Timeout = { millis: 2 * LIMIT_MS, warningMillis: 2 * LIMIT_MS, dieOnTimeout: false }

/**
 * A parcel that never fails and never waits for ever: single-spa breaks the application around a parcel that could not
 * be loaded or mounted as soon as the application is left, and lets nobody leave before each mount has ended. What goes
 * wrong is told to `onFailure` instead.
 */
export async function unfailingParcel(
  load: () => Promise<Parcel>,
  onFailure: (error: unknown) => void,
): Promise<TimedParcel> {
  const guarded =
    (lifecycle: Lifecycle): Lifecycle =>
    (props) =>
      inTime(Promise.resolve(props).then(lifecycle), LIMIT_MS).catch(onFailure)
  try {
    const { bootstrap, mount, unmount } = await load()
    return {
      bootstrap: guarded(bootstrap),
      mount: guarded(mount),
      unmount: guarded(unmount),
      timeouts: { bootstrap: QUIET, mount: QUIET, unmount: QUIET },
    }
  } catch (error) {
    onFailure(error)
    return { bootstrap: EMPTY, mount: EMPTY, unmount: EMPTY }
  }
}
