import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

// Of the whole page, not of one application: the first screen after a load must not take the focus.
let pathInFocus: string | undefined

/**
 * Moves the focus to an element when a page appears after a navigation, so that it is read out, or in the place of
 * something that went with the focus, such as "Try again".
 */
export function useFocusAfterNavigation(ref: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()

  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (pathInFocus !== undefined && (pathInFocus !== pathname || isLost)) ref.current?.focus()
    pathInFocus = pathname
  }, [pathname, ref])
}
