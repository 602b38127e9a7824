import { type RefCallback, useCallback, useState } from 'react'

/** Elements this far outside the viewport already load. */
const NEAR = '200px'

/** Whether an element has been in or near the viewport, and the ref of that element. */
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
