import { ChevronDown } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { texts } from '../texts.ts'
import { MenuButton, useMenu } from './menu-button.tsx'
import type { MenuItem } from './menu-entry.ts'

export interface ActionMenuProps {
  label: string
  items: readonly MenuItem[]
}

/** The actions of a row, behind a "⋯" button named after the row. */
export function RowMenu({ label, items }: ActionMenuProps) {
  const name = texts.table.actionsFor(label)
  const { trigger, panel } = useMenu({ label: name, entries: items })
  if (items.length === 0) return null
  return (
    <>
      <button {...trigger} type="button" className="row-menu" aria-label={name} data-note={name} />
      {panel}
    </>
  )
}

/** Further actions of a page, behind a button with a label. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  if (items.length === 0) return null
  return (
    <MenuButton label={label} entries={items}>
      {label}
      <Icon icon={ChevronDown} />
    </MenuButton>
  )
}
