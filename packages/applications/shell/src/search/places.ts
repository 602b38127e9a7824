import type { AccessSet } from '@portal/contract/access-set.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { alike, folded } from './alike.ts'

/** A screen that can be opened without naming a record. */
export interface Place {
  readonly to: string
  readonly title: string
  /** Its place in the menu. */
  readonly detail: string
}

const placeOf = ({ path, title, menu }: RouteFacts): Place => ({
  to: path,
  title,
  detail: [menu?.group, menu?.item].filter((part) => part && part !== title).join(' › '),
})

/** Screens that create or update a record. */
const isForm = ({ path }: RouteFacts) => /\/(create|update)$/.test(path)

/** Sorts pages of the menu before the rest. */
const byMenu = (one: RouteFacts, other: RouteFacts) => Number(!one.menu) - Number(!other.menu)

/** The screens that an operator may open directly, with create and update screens listed separately. */
export function placesFor(tables: readonly RouteTable[], access: AccessSet) {
  const open = tables
    .flatMap((table) => table.rows)
    .filter((row) => !row.public && !row.path.includes(':') && isAllowed(row.needs, access))
  return {
    pages: open
      .filter((row) => !isForm(row))
      .sort(byMenu)
      .map(placeOf),
    actions: open.filter(isForm).map(placeOf),
  }
}

/**
 * Entries that contain every word, those whose title starts with the text first; without any, entries that
 * match despite typos.
 */
export function matching<Entry extends { title: string; detail: string }>(
  entries: readonly Entry[],
  text: string,
): Entry[] {
  const wanted = folded(text.trim())
  const words = wanted.split(/\s+/)
  const found = entries.filter(({ title, detail }) => {
    const all = folded(`${title} ${detail}`)
    return words.every((word) => all.includes(word))
  })
  const rank = ({ title }: Entry) => (folded(title).startsWith(wanted) ? 0 : 1)
  return found.length > 0 ? found.sort((a, b) => rank(a) - rank(b)) : alike(entries, text)
}
