import { focusAfter } from '@portal/ui/frame'
import { useSyncExternalStore } from 'react'

let isOpen = false
let opener: Element | null = null
const listeners = new Set<() => void>()

function change(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Whether the palette is open; any part of the shell may open it. */
export const palette = {
  get: () => isOpen,
  open() {
    opener = document.activeElement
    change(true)
  },
  close: () => change(false),
  /** Closes after navigating: the focus belongs to the new page. */
  leave() {
    opener = null
    change(false)
  },
  /** Where the focus goes on close. */
  finalFocus: () => focusAfter(opener),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const usePaletteIsOpen = (): boolean => useSyncExternalStore(palette.subscribe, palette.get)
