import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, IconButton } from '../layout/button.tsx'
import { useSingleKeys } from '../layout/use-single-keys.ts'
import type { MenuItem } from '../menu/menu-entry.ts'
import { Drawer } from '../overlay/drawer.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { openerOf } from './use-row-keys.ts'

export interface QuickLookProps {
  /** The row that is looked at, as its table knows it. */
  rowKey: string | undefined
  /** The name of the row; undefined closes the panel. */
  name: string | undefined
  items: readonly MenuItem[]
  onClose(): void
  /** To the row above or below. */
  onStep(by: 1 | -1): void
  children: ReactNode
}

const rowWith = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('tr[data-key]')].find(({ dataset }) => dataset.key === key)

/** A row in a panel beside the list: `j` and `k` go on to the next one, `x` and Escape close it. */
export function QuickLook({ rowKey, name, items, onClose, onStep, children }: QuickLookProps) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (rowKey === undefined) return
    last.current = rowKey
    rowWith(rowKey)?.scrollIntoView({ block: 'nearest' })
  }, [rowKey])

  /** Who went on to other rows comes back to the one they saw last. */
  function lastRow() {
    const row = last.current === undefined ? undefined : rowWith(last.current)
    return row ? openerOf(row) : null
  }

  useSingleKeys({ j: () => onStep(1), k: () => onStep(-1), x: onClose }, name !== undefined)

  return (
    <Drawer open={name !== undefined} onClose={onClose} label={name ?? ''} returnTo={lastRow}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {items.map(({ label, disabledReason, onSelect }) => (
            <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
              {label}
            </Button>
          ))}
          <chakra.span marginInlineStart="auto">
            <IconButton label={texts.table.nextRow} onClick={() => onStep(1)}>
              <ChevronDown aria-hidden />
            </IconButton>
            <IconButton label={texts.table.previousRow} onClick={() => onStep(-1)}>
              <ChevronUp aria-hidden />
            </IconButton>
          </chakra.span>
        </chakra.div>
        {children}
      </chakra.div>
    </Drawer>
  )
}
