import { type KeyboardEvent, useId, useState } from 'react'
import { preload } from '../layout/lazy-part.ts'

/** What makes a button open a menu or a panel, whose code (`load`) comes when the pointer or the focus comes near. */
export function useOpener(kind: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  function change(next: boolean) {
    setOpen(next)
    setWanted(true)
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    change(true)
  }

  return {
    trigger: {
      id,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: () => change(!open),
      onKeyDown: openByArrow,
      onPointerEnter: () => preload(load),
      onFocus: () => preload(load),
    },
    /** It was opened once, so that what opens is there. */
    wanted,
    opened: { triggerId: id, open, onOpenChange: change },
  }
}
