import { type RefObject, useLayoutEffect } from 'react'

/** Where the focus goes when something closes: to what opened it, or to the heading. */
export function focusAfter(opener: Element | null): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  return isThere ? opener : document.querySelector('h1')
}

/**
 * Moves the focus to the heading when a focused part is removed, so that keyboard users do not restart at the
 * top.
 */
export function useHandOnFocus(part: RefObject<HTMLElement | null>): void {
  // Before it is removed from the page, which would lose the focus.
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) focusAfter(null)?.focus({ preventScroll: true })
    }
  }, [part])
}
