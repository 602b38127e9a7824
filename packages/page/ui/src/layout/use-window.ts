import { useSyncExternalStore } from 'react'

/** From here on a panel stands beside a list instead of over it. */
const WIDE = '(min-width: 90em)'

/** Where the side menu is a drawer (§2), and what stands beside each other elsewhere has no room. */
const NARROW = '(width < 48em)'

function useWindow(media: string): boolean {
  // Asked when it is needed: tests have no such thing as a window's width.
  const query = () => window.matchMedia?.(media)
  const subscribe = (listener: () => void) => {
    const watched = query()
    watched?.addEventListener('change', listener)
    return () => watched?.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}

/** Whether the window is wide enough for a panel beside what it is about. */
export const useWideWindow = (): boolean => useWindow(WIDE)

/** Whether the window is that of a phone. */
export const useNarrowWindow = (): boolean => useWindow(NARROW)
