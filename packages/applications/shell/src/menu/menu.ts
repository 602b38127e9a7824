import type { AccessSet } from '@portal/contract/access-set.ts'
import { DEFAULT_SYSTEM_SUBJECT_ID } from '@portal/contract/subjects/subject.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { MenuPlace, RouteFacts } from '@portal/routing/route-row.ts'

export interface MenuLink {
  readonly label: string
  readonly to: string
  /** Text after the label for screen readers, where several items have a link with the same label. */
  readonly spoken?: string | undefined
}

export interface MenuItem {
  readonly label: string
  readonly icon: MenuPlace['icon']
  /** The item's own screen, or that of its first link. */
  readonly to: string
  readonly links: readonly MenuLink[]
}

export interface MenuGroup {
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** A row in the menu, with its application. */
type Placed = RouteFacts & { readonly menu: MenuPlace; readonly app: string }

/** Records that the menu shows one by one, by list name; only lists that have loaded. */
export type MenuRecords = Readonly<Record<string, readonly { id: string; name: string }[]>>

/** Values for links. */
export interface MenuFacts {
  readonly records: MenuRecords
  /** Id of the account's SRC system. */
  readonly systemSubjectId: string
}

const itemLabel = ({ menu, title }: Placed) => menu.item ?? title

/** The order of an item or a group; those without one come last. */
const orderOf = (rows: readonly Placed[]) =>
  Math.min(...rows.map(({ menu }) => menu.order ?? Number.POSITIVE_INFINITY))

interface Gathered {
  readonly name: string
  readonly rows: readonly Placed[]
}

/** Groups rows by name and sorts the groups. */
function gathered(rows: readonly Placed[], nameOf: (row: Placed) => string): Gathered[] {
  const names = [...new Set(rows.map(nameOf))]
  const groups = names.map((name) => ({ name, rows: rows.filter((row) => nameOf(row) === name) }))
  // Infinity minus infinity is NaN: entries without an order keep their sequence.
  return groups.sort((a, b) => orderOf(a.rows) - orderOf(b.rows) || 0)
}

const groupsOf = (tables: readonly RouteTable[]) =>
  gathered(
    tables.flatMap(({ app, rows }) =>
      rows.flatMap(({ menu, ...row }) => (menu ? [{ ...row, menu, app }] : [])),
    ),
    ({ menu }) => menu.group,
  )

/** The rows of the menu in its order, regardless of permissions. */
export const menuRows = (tables: readonly RouteTable[]): readonly RouteFacts[] =>
  groupsOf(tables).flatMap(({ rows }) => gathered(rows, itemLabel).flatMap((item) => item.rows))

/** All groups of the menu in order, regardless of permissions. */
export const groupLabels = (tables: readonly RouteTable[]): string[] =>
  groupsOf(tables).map(({ name }) => name)

/** The pages of a row that can be opened from anywhere, with their addresses: none if it needs a record. */
export function pagesOf<Row extends RouteFacts>(row: Row, { records, systemSubjectId }: MenuFacts): Row[] {
  const { path, menu } = row
  const at = (value: string, title = row.title): Row => ({
    ...row,
    title,
    path: path.replace(/:\w+/, encodeURIComponent(value)),
  })
  if (menu?.eachOf) return (records[menu.eachOf.name] ?? []).map(({ id, name }) => at(id, name))
  // The only parameter allowed in the menu is the account's own subject.
  return menu || !path.includes(':') ? [at(systemSubjectId)] : []
}

const linksOf = (row: Placed, facts: MenuFacts): MenuLink[] =>
  pagesOf(row, facts).flatMap(({ menu: { eachOf, link, spoken }, title, path: to }) => {
    if (eachOf) return [{ label: title, to }]
    return link ? [{ label: link, to, spoken }] : []
  })

function itemOf(all: Gathered, access: AccessSet, facts: MenuFacts): MenuItem[] {
  const rows = all.rows.filter(({ needs }) => isAllowed(needs, access))
  const links = rows.flatMap((row) => linksOf(row, facts))
  const to = links[0]?.to ?? rows.find(({ menu }) => !menu.eachOf)?.path
  const icon = all.rows.find(({ menu }) => menu.icon)?.menu.icon
  return to ? [{ label: all.name, icon, to, links }] : []
}

/**
 * The side menu of an operator: links that they may open, items with at least one link, groups with at least
 * one item (specification, section 2). Order and icons come from the rows; the links of an item keep their
 * order.
 */
export function menuFor(
  tables: readonly RouteTable[],
  access: AccessSet,
  records: MenuRecords = {},
  systemSubjectId: string = DEFAULT_SYSTEM_SUBJECT_ID,
): MenuGroup[] {
  // Order is computed over all rows, so that it does not depend on permissions.
  return groupsOf(tables)
    .map(({ name, rows }) => ({
      label: name,
      items: gathered(rows, itemLabel).flatMap((item) => itemOf(item, access, { records, systemSubjectId })),
    }))
    .filter(({ items }) => items.length > 0)
}
