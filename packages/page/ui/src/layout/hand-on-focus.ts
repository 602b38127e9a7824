import { type RefObject, useLayoutEffect } from 'react'

/** Where the focus belongs when it leaves what was opened: to what opened it or, where that is nothing, to the heading. */
export function focusAfter(opener: Element | null): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  return isThere ? opener : document.querySelector('h1')
}

/** Gives the focus to the heading when a part leaves the page with it: nobody has to begin at the top again. */
export function useHandOnFocus(part: RefObject<HTMLElement | null>): void {
  // Before it is taken out of the page, which would lose the focus.
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) focusAfter(null)?.focus({ preventScroll: true })
    }
  }, [part])
}
