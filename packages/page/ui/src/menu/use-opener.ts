import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { preload } from '../layout/lazy-part.ts'
import { loadOrSay } from '../layout/load-or-say.ts'
import { texts } from '../texts.ts'

/** State of a button that opens a menu or a panel, whose code (`load`) is preloaded on hover or focus. */
export function useOpener(kind: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [byKey, setByKey] = useState(false)

  async function change(next: boolean) {
    if (next && !(await loadOrSay(load, texts.notOpened))) return
    setOpen(next)
    setWanted(true)
  }

  function toggle(event: MouseEvent) {
    // A click without a mouse button comes from Enter or the space bar.
    setByKey(event.detail === 0)
    void change(!open)
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setByKey(true)
    void change(true)
  }

  return {
    trigger: {
      id,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: toggle,
      onKeyDown: openByArrow,
      onPointerEnter: () => preload(load),
      onFocus: () => preload(load),
    },
    /** Opened at least once, so the panel is mounted. */
    wanted,
    opened: { triggerId: id, open, onOpenChange: change },
    /** Opened by key: keyboard users start at the first entry. */
    byKey,
  }
}
