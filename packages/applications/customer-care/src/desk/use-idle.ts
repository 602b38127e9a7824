import { useEffect, useEffectEvent, useState } from 'react'
import { everySecond } from './every-second.ts'

export const IDLE_MS = 120_000
export const WARNING_MS = 30_000

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input'] as const

/**
 * Calls `onIdle` after two minutes without keyboard or pointer activity, even if the tab or the computer slept.
 * Returns true during the last 30 seconds before that.
 */
export function useIdle(isWatching: boolean, onIdle: () => void): boolean {
  const [isEnding, setEnding] = useState(false)
  const end = useEffectEvent(onIdle)

  useEffect(() => {
    if (!isWatching) return
    let lastSign = Date.now()
    const idleMs = () => Date.now() - lastSign
    const note = () => {
      // After sleep, activity may come before the next look.
      if (idleMs() >= IDLE_MS) return end()
      lastSign = Date.now()
      setEnding(false)
    }
    const look = () => {
      if (idleMs() >= IDLE_MS) end()
      else setEnding(idleMs() >= IDLE_MS - WARNING_MS)
    }
    const stopLooking = everySecond(look)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      stopLooking()
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, note, { capture: true })
      setEnding(false)
    }
  }, [isWatching])

  return isEnding
}
