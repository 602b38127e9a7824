import { ChevronDown, ChevronUp } from '@lucide/icons'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '../details/icon.tsx'
import { Button, IconButton } from '../layout/button.tsx'
import { useSingleKeys } from '../layout/use-single-keys.ts'
import { useWideWindow } from '../layout/use-window.ts'
import type { MenuItem } from '../menu/menu-entry.ts'
import { Drawer } from '../overlay/drawer.tsx'
import { chakra } from '../theme/chakra.ts'
import { PanelBeside } from './panel-beside.tsx'
import { panelTexts } from './panel-texts.ts'
import { openerOf } from './use-row-keys.ts'

export interface QuickLookProps {
  /** The key of the row shown. */
  rowKey: string | undefined
  /** The name of the row; undefined closes the panel. */
  name: string | undefined
  items: readonly MenuItem[]
  onClose(): void
  /** Moves to the row above or below. */
  onStep(by: 1 | -1): void
  /** Shows the row with this key. */
  onShow(key: string): void
  children: ReactNode
}

const rowWith = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('tr[data-key]')].find(({ dataset }) => dataset.key === key)

/** Shows the focused row while its list stays usable. */
function useFollowFocus(shown: string | undefined, onShow: (key: string) => void, active: boolean) {
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-key]') : null
    const key = row?.dataset.key
    if (shown !== undefined && key !== undefined && key !== shown) onShow(key)
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: FocusEvent) => follow(event)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [active])
}

/**
 * A row in a panel: beside the list in a wide window, otherwise over it. `j` and `k` move on, `x` and Escape
 * close it.
 */
export function QuickLook({ rowKey, name, items, onClose, onStep, onShow, children }: QuickLookProps) {
  const beside = useWideWindow()
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (rowKey === undefined) return
    last.current = rowKey
    rowWith(rowKey)?.scrollIntoView({ block: 'nearest' })
  }, [rowKey])

  /** After moving to other rows, the focus returns to the last one shown. */
  function lastRow() {
    const row = last.current === undefined ? undefined : rowWith(last.current)
    return row ? openerOf(row) : null
  }

  /** In the list beside, these keys move the focus, which the panel follows. */
  const step = (by: 1 | -1) => () => {
    if (!document.activeElement?.closest('tr[data-key]')) onStep(by)
  }
  useSingleKeys({ j: step(1), k: step(-1), x: onClose }, name !== undefined)
  useFollowFocus(rowKey, onShow, beside)

  const content = (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {items.map(({ label, disabledReason, onSelect }) => (
          <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
            {label}
          </Button>
        ))}
        <chakra.span marginInlineStart="auto">
          <IconButton label={panelTexts.nextRow} onClick={() => onStep(1)}>
            <Icon icon={ChevronDown} />
          </IconButton>
          <IconButton label={panelTexts.previousRow} onClick={() => onStep(-1)}>
            <Icon icon={ChevronUp} />
          </IconButton>
        </chakra.span>
      </chakra.div>
      {children}
    </chakra.div>
  )

  if (!beside) {
    return (
      <Drawer open={name !== undefined} onClose={onClose} label={name ?? ''} returnTo={lastRow}>
        {content}
      </Drawer>
    )
  }
  return (
    name !== undefined && (
      <PanelBeside label={name} onClose={onClose} returnTo={lastRow}>
        {content}
      </PanelBeside>
    )
  )
}
