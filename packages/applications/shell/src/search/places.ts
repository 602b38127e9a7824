import type { LucideIconData } from '@lucide/icons'
import type { AccessSet } from '@portal/contract/access-set.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { menuRows } from '../menu/menu.ts'
import { alike, folded } from './alike.ts'
import { synonymsOf } from './synonyms.ts'

/** A screen that can be opened without naming a record. */
export interface Place {
  readonly to: string
  readonly title: string
  /** Its place in the menu. */
  readonly detail: string
  /** That of its item in the menu. */
  readonly icon?: LucideIconData | undefined
  /** The keys that open it. */
  readonly keys?: readonly string[] | undefined
}

const itemOf = ({ title, menu }: RouteFacts) => menu?.item ?? title

const placesOf = (rows: readonly RouteFacts[], all: readonly RouteFacts[]): Place[] => {
  const icons = new Map(all.flatMap((row) => (row.menu?.icon ? [[itemOf(row), row.menu.icon]] : [])))
  return rows.map((row) => ({
    to: row.path,
    title: row.title,
    detail: [row.menu?.group, row.menu?.item].filter((part) => part && part !== row.title).join(' › '),
    icon: icons.get(itemOf(row)),
    keys: row.key === undefined ? undefined : ['g', row.key],
  }))
}

/** Screens that create or update a record. */
const isForm = ({ path }: RouteFacts) => /\/(create|update)$/.test(path)

/** Sorts pages of the menu as the menu does, before the rest. */
const inOrderOf = (paths: readonly string[]) => {
  const placeOf = ({ path }: RouteFacts) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
  return (one: RouteFacts, other: RouteFacts) => placeOf(one) - placeOf(other)
}

/** The screens that an operator may open directly, with create and update screens listed separately. */
export function placesFor(tables: readonly RouteTable[], access: AccessSet) {
  const all = tables.flatMap((table) => table.rows)
  const paths = menuRows(tables).map(({ path }) => path)
  const open = all.filter((row) => !row.public && !row.path.includes(':') && isAllowed(row.needs, access))
  return {
    pages: placesOf(open.filter((row) => !isForm(row)).sort(inOrderOf(paths)), all),
    actions: placesOf(open.filter(isForm), all),
  }
}

/**
 * Entries that contain every word or are known by it, those whose title starts with the text first; without any,
 * entries that match despite typos.
 */
export function matching<Entry extends { title: string; detail: string }>(
  entries: readonly Entry[],
  text: string,
): Entry[] {
  const wanted = folded(text.trim())
  const words = wanted.split(/\s+/)
  const found = entries.filter(({ title, detail }) => {
    const own = folded(`${title} ${detail}`)
    const all = `${own} ${synonymsOf(own)}`
    return words.every((word) => all.includes(word))
  })
  const rank = ({ title }: Entry) => (folded(title).startsWith(wanted) ? 0 : 1)
  return found.length > 0 ? found.sort((a, b) => rank(a) - rank(b)) : alike(entries, text)
}
