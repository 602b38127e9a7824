import { useEffect, useState } from 'react'

const secondsUntil = (end: number | undefined): number | undefined =>
  end === undefined ? undefined : Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Whole seconds until `end`, computed from the clock, so that a tab that slept is right immediately. */
export function useSecondsLeft(end: number | undefined): number | undefined {
  const [seconds, setSeconds] = useState(() => secondsUntil(end))
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(end))
    look()
    if (end === undefined) return
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end])
  return seconds
}
