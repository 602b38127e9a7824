import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

// Shared by all applications of the page: the first screen after a load must not take the focus.
let pathInFocus: string | undefined

/**
 * Focuses an element when a page appears after a navigation, so that it is read out, or when it replaces a
 * focused element such as "Try again".
 */
export function useFocusAfterNavigation(ref: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()

  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (pathInFocus !== undefined && (pathInFocus !== pathname || isLost)) ref.current?.focus()
    pathInFocus = pathname
  }, [pathname, ref])
}
