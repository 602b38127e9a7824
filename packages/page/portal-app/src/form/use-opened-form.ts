import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Reference of what holds a form that has just been opened: its first field gets the focus. */
export const focusFirstField = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()

/** A form that a button opens in its place. Afterwards, the button has the focus again. */
export function useOpenedForm() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    flushSync(() => setOpen(false))
    // A person who has moved on keeps the focus there.
    if (document.activeElement === document.body) button.current?.focus()
  }

  return { isOpen, close, opener: { ref: button, hidden: isOpen, onClick: () => setOpen(true) } }
}
