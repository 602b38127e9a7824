import type { MenuItem } from '../menu/menu.ts'

/** What an item of the side menu is drawn from, in either width. */
export interface MenuItemProps {
  readonly item: MenuItem
  readonly pathname: string
  /** Whether it leads to the current screen or one below it. */
  readonly highlighted: boolean
}
