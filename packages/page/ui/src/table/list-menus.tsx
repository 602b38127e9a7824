import { Columns3, Ellipsis } from '@lucide/icons'
import { useState } from 'react'
import { Icon } from '../details/icon.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import { MenuButton } from '../menu/menu-button.tsx'
import type { MenuEntry, MenuItem } from '../menu/menu-entry.ts'
import { PopoverButton } from '../menu/popover-button.tsx'
import { texts } from '../texts.ts'
import { density } from '../theme/density.ts'
import type { ColumnChoice } from './column-choice.ts'

const ColumnsPanel = lazyPart(async () => (await import('./late-columns.ts')).ColumnsPanel)

export interface ListMenusProps {
  columns: ColumnChoice
  /** Ways to export or print the rows. */
  exports: readonly MenuItem[]
}

/** Menus for the look of a list and for actions on the whole list. */
export function ListMenus({ columns, exports }: ListMenusProps) {
  const [isCompact, setCompact] = useState(density.get() === 'compact')

  function toggleDensity() {
    density.set(isCompact ? 'comfortable' : 'compact')
    setCompact(!isCompact)
  }

  const entries: MenuEntry[] = [
    ...exports,
    { label: texts.table.print, onSelect: () => window.print() },
    { label: texts.table.compact, checked: isCompact, onSelect: toggleDensity },
  ]
  return (
    <>
      <PopoverButton label={texts.table.columns} panel={<ColumnsPanel choice={columns} />} variant="ghost">
        <Icon icon={Columns3} />
        {texts.table.columns}
      </PopoverButton>
      <MenuButton
        label={texts.table.listMenu}
        aria-label={texts.table.listMenu}
        entries={entries}
        variant="ghost"
        square
      >
        <Icon icon={Ellipsis} />
      </MenuButton>
    </>
  )
}
