import { useEffect, useState } from 'react'

/** True once `active` has been true for `delay` milliseconds without interruption. */
export function useDelayed(active: boolean, delay: number): boolean {
  const [elapsed, setElapsed] = useState(false)

  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setElapsed(true), delay)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [active, delay])

  return active && elapsed
}
