import type { ReleaseState } from '@portal/contract/served-release.ts'
import { ParcelHostContext } from '@portal/portal-app'
import { leaveGuard } from '@portal/ui/blocks'
import { isAsking } from '@portal/ui/frame'
import { use, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const ALONE = { now: (): ReleaseState => 'current', subscribe: () => () => undefined }

/** After a question, to let its result be seen, such as a new secret or an undo. */
const RESULT_MS = 5_000

/**
 * Whether the host now serves a different release from the one this page runs. The page reloads on the next navigation
 * or, when its version was pulled, as soon as no question is open; never while there are unsaved changes.
 */
export function useReleaseState(): ReleaseState {
  const { now, subscribe } = use(ParcelHostContext)?.releases ?? ALONE
  const state = useSyncExternalStore(subscribe, now)
  const asks = useSyncExternalStore(isAsking.subscribe, isAsking.get)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const hasAsked = useRef(false)

  useEffect(() => {
    const isElsewhere = pathname !== shown.current
    shown.current = pathname
    // The leave guard of the page just left stays active for a moment.
    if (state !== 'current' && isElsewhere) return leaveGuard.whenFree(() => location.reload())
  }, [state, pathname])

  useEffect(() => {
    hasAsked.current ||= asks
    if (state !== 'pulled' || asks) return
    const reload = () => {
      if (!isAsking.get() && !leaveGuard.isHolding()) location.reload()
    }
    const timer = setTimeout(reload, hasAsked.current ? RESULT_MS : 0)
    return () => clearTimeout(timer)
  }, [state, asks])
  return state
}
