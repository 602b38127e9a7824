import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../layout/button.tsx'
import { useSingleKeys } from '../layout/use-single-keys.ts'
import type { MenuItem } from '../menu/menu-entry.ts'
import { Drawer } from '../overlay/drawer.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

export interface QuickLookProps {
  /** The name of the row; undefined closes the panel. */
  name: string | undefined
  items: readonly MenuItem[]
  onClose(): void
  /** To the row above or below. */
  onStep(by: 1 | -1): void
  children: ReactNode
}

/** A row in a panel beside the list: `j` and `k` go on to the next one, `x` and Escape close it. */
export function QuickLook({ name, items, onClose, onStep, children }: QuickLookProps) {
  useSingleKeys({ j: () => onStep(1), k: () => onStep(-1), x: onClose }, name !== undefined)

  return (
    <Drawer open={name !== undefined} onClose={onClose} label={name ?? ''}>
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
