import { useEffect, useEffectEvent, useState } from 'react'

export const IDLE_MS = 120_000
export const WARNING_MS = 30_000

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input'] as const

/**
 * Calls `onIdle` after two minutes without keyboard or pointer activity, even if the tab slept. Returns true
 * during the last 30 seconds before that.
 */
export function useIdle(isWatching: boolean, onIdle: () => void): boolean {
  const [isEnding, setEnding] = useState(false)
  const end = useEffectEvent(onIdle)

  useEffect(() => {
    if (!isWatching) return
    let lastSign = Date.now()
    const note = () => {
      lastSign = Date.now()
      setEnding(false)
    }
    const look = () => {
      const idle = Date.now() - lastSign
      if (idle >= IDLE_MS) end()
      else setEnding(idle >= IDLE_MS - WARNING_MS)
    }
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, note, { capture: true })
      setEnding(false)
    }
  }, [isWatching])

  return isEnding
}
