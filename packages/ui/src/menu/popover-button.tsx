import { type KeyboardEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { Button, type ButtonProps } from '../layout/button.tsx'
import { lazyPart, preload } from '../layout/lazy-part.ts'

const loadPanel = async () => (await import('./popover-panel.tsx')).PopoverPanel
const PopoverPanel = lazyPart(loadPanel)

export interface PopoverButtonProps extends Omit<ButtonProps, 'children'> {
  /** The name of the panel. */
  label: string
  /** What opens: fields and buttons, the first of which gets the focus. */
  panel: ReactNode
  children: ReactNode
}

/** A button that opens a small panel beside it, for what a menu is too simple for. */
export function PopoverButton({ label, panel, children, ...rest }: PopoverButtonProps) {
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

  return (
    <>
      <Button
        {...rest}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(!open)}
        onKeyDown={openByArrow}
        onPointerEnter={() => preload(loadPanel)}
        onFocus={() => preload(loadPanel)}
      >
        {children}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <PopoverPanel triggerId={id} label={label} open={open} onOpenChange={change}>
            {panel}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
