import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { focusAfter } from '../layout/hand-on-focus.ts'
import { lazyPart } from '../layout/lazy-part.ts'

const ModalPanel = lazyPart(async () => (await import('./modal-panel.tsx')).ModalPanel)

export interface ModalProps {
  open: boolean
  onClose(): void
  label: string
  /** The label is for screen readers only; the content has its own heading. */
  hideLabel?: boolean
  /** Where the focus goes on close; default: back to where it was. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

/** A box over the page that closes on Escape or a click outside; loaded when first opened. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (props.open) opener.current = document.activeElement
  }, [props.open])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ModalPanel finalFocus={() => focusAfter(opener.current)} {...props} />
    </Suspense>
  )
}
