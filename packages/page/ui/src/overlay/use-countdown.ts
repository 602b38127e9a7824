import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after `duration` milliseconds, not counting time while paused or hidden. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused) return
    let startedAt: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    function stop() {
      clearTimeout(timer)
      if (startedAt !== undefined) left.current -= Date.now() - startedAt
      startedAt = undefined
    }

    function follow() {
      stop()
      if (document.visibilityState === 'hidden') return
      startedAt = Date.now()
      timer = setTimeout(() => end(), left.current)
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [paused])
}
