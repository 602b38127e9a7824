import { useState } from 'react'

/** Whether a list that scrolls sideways does not fit, and the ref that measures it. */
export function useIsCut() {
  const [isCut, setIsCut] = useState(false)

  function measure(list: HTMLElement | null) {
    if (!list) return
    const look = () => setIsCut(list.scrollWidth > list.clientWidth)
    look()
    // Also when only its surroundings change, as when the sidebar is folded.
    const sizes = new ResizeObserver(look)
    sizes.observe(list)
    return () => sizes.disconnect()
  }

  return [isCut, measure] as const
}
