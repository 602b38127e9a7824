import type { ReleaseState } from '@portal/contract/served-release.ts'
import { ParcelHostContext } from '@portal/portal-app'
import { leaveGuard } from '@portal/ui/kit'
import { use, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const ALONE = { now: (): ReleaseState => 'current', subscribe: () => () => undefined }

/**
 * Whether the host serves something else than this page by now. The page is reloaded when the operator goes to
 * another one, or at once when what it runs was taken back; never while there is something to lose.
 */
export function useReleaseState(): ReleaseState {
  const { now, subscribe } = use(ParcelHostContext)?.releases ?? ALONE
  const state = useSyncExternalStore(subscribe, now)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    const isElsewhere = pathname !== shown.current
    shown.current = pathname
    if (state === 'current') return
    const reload = () => location.reload()
    // What has just been left holds on for a moment.
    if (isElsewhere) return leaveGuard.whenFree(reload)
    if (state === 'withdrawn' && !leaveGuard.isHolding()) reload()
  }, [state, pathname])
  return state
}
