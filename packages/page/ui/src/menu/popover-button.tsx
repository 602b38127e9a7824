import { type ReactNode, Suspense } from 'react'
import { Button, type ButtonProps } from '../layout/button.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import { useOpener } from './use-opener.ts'

const loadPanel = async () => (await import('./popover-panel.tsx')).PopoverPanel
const PopoverPanel = lazyPart(loadPanel)

export interface PopoverButtonProps extends Omit<ButtonProps, 'children'> {
  /** The name of the panel. */
  label: string
  /** The panel: fields and buttons; the first one gets the focus. */
  panel: ReactNode
  children: ReactNode
}

/** A button that opens a small panel, for content too complex for a menu. */
export function PopoverButton({ label, panel, children, ...rest }: PopoverButtonProps) {
  const { trigger, wanted, opened } = useOpener('dialog', loadPanel)
  return (
    <>
      <Button {...rest} {...trigger}>
        {children}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <PopoverPanel {...opened} label={label}>
            {panel}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
