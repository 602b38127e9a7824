import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Begins a little before it comes into sight. */
const AHEAD = '200px'

/** Leaves its children out until the operator scrolls near them: what nobody looks at need not be asked for. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: AHEAD,
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return isSeen ? children : <div ref={place} />
}
