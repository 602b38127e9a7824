import { createStore } from '@portal/ui/create-store.ts'
import { focusAfter } from '@portal/ui/frame'
import { useSyncExternalStore } from 'react'

const isOpen = createStore(false)
let opener: Element | null = null

/** Whether the palette is open; any part of the shell may open it. */
export const palette = {
  get: isOpen.get,
  subscribe: isOpen.subscribe,
  open() {
    opener = document.activeElement
    isOpen.set(true)
  },
  close: () => isOpen.set(false),
  /** Closes after navigating: the focus belongs to the new page. */
  leave() {
    opener = null
    isOpen.set(false)
  },
  /** Where the focus goes on close. */
  finalFocus: () => focusAfter(opener),
}

export const usePaletteIsOpen = (): boolean => useSyncExternalStore(palette.subscribe, palette.get)
