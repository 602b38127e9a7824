import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { focusAfter } from '../layout/hand-on-focus.ts'
import { lazyPart } from '../layout/lazy-part.ts'

const ModalPanel = lazyPart(async () => (await import('./modal-panel.tsx')).ModalPanel)

export interface ModalProps {
  open: boolean
  onClose(): void
  label: string
  /** The label is for the ear only: what stands inside says what it is. */
  hideLabel?: boolean
  /** Where the focus goes when it closes; back to where it was unless said otherwise. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

/** A box over the page that is left with Escape or a click beside it; loaded when it is first opened. */
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
