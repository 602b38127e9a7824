import { inTime } from '@portal/ui/in-time.ts'
import type { ReactAppOrParcel } from 'single-spa-react'

type Parcel = ReactAppOrParcel<object>
type Lifecycle = Parcel['mount']

/** single-spa also reads these from a parcel; its types only declare them for applications. */
interface Timeout {
  readonly millis: number
  readonly warningMillis: number
  readonly dieOnTimeout: boolean
}

interface TimedParcel extends Parcel {
  readonly timeouts?: Readonly<Record<'bootstrap' | 'mount' | 'unmount', Timeout>>
}

const EMPTY: Lifecycle = async () => undefined
/** Same limit as for an application: only its own code delays a parcel. */
const LIMIT_MS = 5_000
/** Above the limit, since single-spa would warn about each parcel that waits for its turn in a busy page. */
const QUIET: Timeout = { millis: 2 * LIMIT_MS, warningMillis: 2 * LIMIT_MS, dieOnTimeout: false }

/**
 * A parcel that never rejects and never waits forever: when a parcel fails to load or mount, single-spa
 * breaks the surrounding application once it is left, and it blocks navigation until each mount has ended.
 * Failures are passed to `onFailure` instead.
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
