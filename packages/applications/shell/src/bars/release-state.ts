import type { ReleaseState } from '@portal/contract/served-release.ts'
import { ParcelHostContext } from '@portal/portal-app'
import { leaveGuard } from '@portal/ui/blocks'
import { isAsking } from '@portal/ui/frame'
import { use, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const ALONE = { now: (): ReleaseState => 'current', subscribe: () => () => undefined }

/**
 * Whether the host now serves a different release from the one this page runs. The page reloads on the next navigation,
 * or right away when its version was pulled, but never while there are unsaved changes or a question is open.
 */
export function useReleaseState(): ReleaseState {
  const { now, subscribe } = use(ParcelHostContext)?.releases ?? ALONE
  const state = useSyncExternalStore(subscribe, now)
  const asks = useSyncExternalStore(isAsking.subscribe, isAsking.get)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    const isElsewhere = pathname !== shown.current
    shown.current = pathname
    if (state === 'current') return
    const reload = () => location.reload()
    // The leave guard of the page just left stays active for a moment.
    if (isElsewhere) return leaveGuard.whenFree(reload)
    if (state === 'pulled' && !asks && !leaveGuard.isHolding()) reload()
  }, [state, pathname, asks])
  return state
}
