import type { AccessSet } from '@portal/contract/access-set.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { MenuList, MenuPlace, RouteFacts, RouteTable } from '@portal/routing/route-row.ts'
import { MENU_ORDER, type MenuIcon, OTHER_ICON } from './menu-order.ts'

export interface MenuLink {
  readonly label: string
  readonly to: string
  /** What follows the label for screen readers, where several items have a link of that name. */
  readonly spoken?: string | undefined
}

export interface MenuItem {
  readonly label: string
  readonly icon: MenuIcon
  /** The item's own screen, or that of its first link. */
  readonly to: string
  readonly links: readonly MenuLink[]
}

export interface MenuGroup {
  readonly label: string
  readonly items: readonly MenuItem[]
}

type Placed = RouteFacts & { readonly menu: MenuPlace }

const placeIn = (order: readonly string[], name: string) => {
  const index = order.indexOf(name)
  return index < 0 ? order.length : index
}

/** Records of the lists that the menu shows one by one, as far as they have been read. */
export type MenuRecords = Readonly<Partial<Record<MenuList, readonly { id: string; name: string }[]>>>

function linksOf({ path, menu }: Placed, records: MenuRecords): MenuLink[] {
  if (menu.eachOf) {
    return (records[menu.eachOf] ?? []).map(({ id, name }) => ({
      label: name,
      to: path.replace(/:\w+/, encodeURIComponent(id)),
    }))
  }
  return menu.link ? [{ label: menu.link, to: path, spoken: menu.spoken }] : []
}

function itemOf(label: string, rows: readonly Placed[], icon: MenuIcon, records: MenuRecords): MenuItem[] {
  const links = rows.flatMap((row) => linksOf(row, records))
  const to = links[0]?.to ?? rows.find(({ menu }) => !menu.eachOf)?.path
  return to ? [{ label, icon, to, links }] : []
}

/**
 * The side menu of an operator: links whose screen may be opened, items with a link left, groups with an item
 * left (specification, section 2). Links of one item keep the order of the rows.
 */
export function menuFor(
  tables: readonly RouteTable[],
  access: AccessSet,
  records: MenuRecords = {},
): MenuGroup[] {
  const rows = tables
    .flatMap((table) => table.rows)
    .filter((row): row is Placed => row.menu !== undefined && isAllowed(row.needs, access))
  const groupNames = MENU_ORDER.map(({ group }) => group)
  const groups = [...new Set(rows.map(({ menu }) => menu.group))]
  return groups
    .sort((a, b) => placeIn(groupNames, a) - placeIn(groupNames, b))
    .map((group) => {
      const inGroup = rows.filter(({ menu }) => menu.group === group)
      const known = MENU_ORDER.find((one) => one.group === group)?.items ?? []
      const order = known.map(([label]) => label)
      const labels = [...new Set(inGroup.map(({ menu }) => menu.item))]
      const items = labels
        .sort((a, b) => placeIn(order, a) - placeIn(order, b))
        .flatMap((label) => {
          const icon = known.find(([name]) => name === label)?.[1] ?? OTHER_ICON
          return itemOf(
            label,
            inGroup.filter(({ menu }) => menu.item === label),
            icon,
            records,
          )
        })
      return { label: group, items }
    })
    .filter(({ items }) => items.length > 0)
}
