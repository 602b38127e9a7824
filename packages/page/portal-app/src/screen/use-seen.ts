import { type RefCallback, useCallback, useState } from 'react'

/** How far below the window something is loaded already. */
const NEAR = '200px'

/** Whether an element has been in or near the window, and the ref of that element. */
export function useSeen(): readonly [boolean, RefCallback<Element>] {
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isSeen, ref]
}
