import { type ReactNode, Suspense } from 'react'
import { Button, type ButtonProps } from '../layout/button.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import type { MenuEntry } from './menu-entry.ts'
import { useOpener } from './use-opener.ts'

const loadPanel = async () => (await import('./menu-panel.tsx')).MenuPanel
const MenuPanel = lazyPart(loadPanel)

interface MenuSettings {
  /** The name of the menu. */
  label: string
  entries: readonly MenuEntry[]
}

/** Props for a button that opens a menu, and the menu. */
export function useMenu({ label, entries }: MenuSettings) {
  const { trigger, wanted, opened, byKey } = useOpener('menu', loadPanel)
  return {
    trigger,
    panel: wanted && (
      <Suspense fallback={null}>
        <MenuPanel {...opened} label={label} entries={entries} startsAtFirst={byKey} />
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
