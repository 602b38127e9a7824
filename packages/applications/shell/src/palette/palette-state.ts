import { createStore } from '@portal/ui/create-store.ts'
import { focusAfter } from '@portal/ui/frame'
import { useSyncExternalStore } from 'react'

const isOpen = createStore(false)
let opener: Element | null = null
/** Typed since the palette was opened; undefined once its field takes the keys itself. */
let typed: string | undefined

/** Whether the palette is open; any part of the shell may open it. */
export const palette = {
  get: isOpen.get,
  subscribe: isOpen.subscribe,
  open() {
    opener = document.activeElement
    typed = ''
    isOpen.set(true)
  },
  close() {
    typed = undefined
    isOpen.set(false)
  },
  /** Closes after navigating: the focus belongs to the new page. */
  leave() {
    opener = null
    isOpen.set(false)
  },
  /** Keeps a character for the field that is still to come; false if there is nothing to wait for. */
  keep(character: string): boolean {
    if (typed === undefined) return false
    typed += character
    return true
  },
  /** What was typed before the field was there. */
  takeTyped(): string {
    const text = typed ?? ''
    typed = undefined
    return text
  },
  /** Where the focus goes on close. */
  finalFocus: () => focusAfter(opener),
}

export const usePaletteIsOpen = (): boolean => useSyncExternalStore(palette.subscribe, palette.get)
