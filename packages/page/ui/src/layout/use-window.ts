import { useSyncExternalStore } from 'react'

/** Window width from which a panel is shown beside a list instead of over it. */
const WIDE = '(min-width: 90em)'

/** Window width at which the side menu is a drawer (§2) and side-by-side layouts do not fit. */
const NARROW = '(width < 48em)'

function useWindow(media: string): boolean {
  // Called on demand: jsdom has no `matchMedia`.
  const query = () => window.matchMedia?.(media)
  const subscribe = (listener: () => void) => {
    const watched = query()
    watched?.addEventListener('change', listener)
    return () => watched?.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}

/** Whether the window is wide enough for a panel beside the list. */
export const useWideWindow = (): boolean => useWindow(WIDE)

/** Whether the window is as narrow as a phone. */
export const useNarrowWindow = (): boolean => useWindow(NARROW)
