import { type KeyboardEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { Button, type ButtonProps } from '../layout/button.tsx'
import { lazyPart, preload } from '../layout/lazy-part.ts'
import type { MenuEntry } from './menu-entry.ts'

const loadPanel = async () => (await import('./menu-panel.tsx')).MenuPanel
const MenuPanel = lazyPart(loadPanel)

interface MenuSettings {
  /** The name of the menu. */
  label: string
  entries: readonly MenuEntry[]
}

/** What makes a button open a menu, and the menu, whose code comes when the pointer or the focus comes near. */
export function useMenu({ label, entries }: MenuSettings) {
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
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: () => change(!open),
      onKeyDown: openByArrow,
      onPointerEnter: () => preload(loadPanel),
      onFocus: () => preload(loadPanel),
    } as const,
    panel: wanted && (
      <Suspense fallback={null}>
        <MenuPanel triggerId={id} label={label} entries={entries} open={open} onOpenChange={change} />
      </Suspense>
    ),
  }
}

export interface MenuButtonProps extends Omit<ButtonProps, 'children'>, MenuSettings {
  children: ReactNode
}

/** A button with a menu. */
export function MenuButton({ label, entries, children, ...rest }: MenuButtonProps) {
  const { trigger, panel } = useMenu({ label, entries })
  return (
    <>
      <Button {...rest} {...trigger}>
        {children}
      </Button>
      {panel}
    </>
  )
}
