import { X } from '@lucide/icons'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../details/icon.tsx'
import { IconButton } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

export interface PanelBesideProps {
  label: string
  onClose(): void
  /** Where the focus goes on close. */
  returnTo(): HTMLElement | null
  children: ReactNode
}

/** Elements that handle the keys while open. */
const above = '[role=dialog], [role=alertdialog], [role=menu]'

/** The page's styles make room when this attribute is set. */
function useRoom() {
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-panel', true)
    return () => {
      documentElement.toggleAttribute('data-panel', false)
    }
  }, [])
}

/**
 * A panel at the end of the window, beside a list that stays usable. Takes the focus when opened, and returns
 * it.
 */
export function PanelBeside({ label, onClose, returnTo, children }: PanelBesideProps) {
  const panel = useRef<HTMLElement>(null)
  useRoom()

  const giveBack = useEffectEvent(() => returnTo()?.focus())
  // Before it is removed from the page, which would lose the focus.
  useLayoutEffect(() => {
    const element = panel.current
    element?.focus()
    return () => {
      if (element?.contains(document.activeElement)) giveBack()
    }
  }, [])

  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(above)) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <chakra.aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      data-panel-beside
      data-no-print
      position="fixed"
      top="var(--sticky-top, 0px)"
      bottom="0"
      insetInlineEnd="0"
      width="panel"
      zIndex="sticky"
      overflowY="auto"
      padding="4"
      bg="bg"
      borderInlineStartWidth="1px"
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" marginBottom="4">
        <chakra.h2 aria-live="polite" fontSize="lg" fontWeight="strong" overflowWrap="anywhere" minWidth="0">
          {label}
        </chakra.h2>
        <IconButton label={texts.close} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </chakra.div>
      {children}
    </chakra.aside>
  )
}
