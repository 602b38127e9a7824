import { type RefObject, useEffect, useEffectEvent } from 'react'
import { singleKeys } from '../theme/single-keys.ts'

const steps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 }
const busy = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog]'

/** Moves the focus to the next or previous change, by function and by the keys `n` and `p`. */
export function useChangeSteps(box: RefObject<HTMLElement | null>, changes: string) {
  function go(step: 1 | -1) {
    const places = [...(box.current?.querySelectorAll<HTMLElement>(changes) ?? [])]
    const focused = document.activeElement
    const current = places.findIndex((place) => place.contains(focused))
    const next = places.at((Math.max(current, step === 1 ? -1 : 0) + step) % places.length)
    if (!next) return
    next.tabIndex = -1
    next.focus()
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const typing = event.target instanceof Element && event.target.closest(busy)
    if (!step || typing || singleKeys.get() === 'off' || event.ctrlKey || event.metaKey || event.altKey)
      return
    go(step)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return go
}
