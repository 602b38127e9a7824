import type { AccessSet } from '@portal/contract/access-set.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteFacts, RouteTable } from '@portal/routing/route-row.ts'

/** A screen one can go to without naming a record. */
export interface Place {
  readonly to: string
  readonly title: string
  /** Where it stands in the menu. */
  readonly detail: string
}

const placeOf = ({ path, title, menu }: RouteFacts): Place => ({
  to: path,
  title,
  detail: [menu?.group, menu?.item].filter((part) => part && part !== title).join(' › '),
})

const isCreation = ({ path }: RouteFacts) => path.endsWith('/create')

/** The screens that an operator may open by themselves, and those on which something new is made. */
export function placesFor(tables: readonly RouteTable[], access: AccessSet) {
  const open = tables
    .flatMap((table) => table.rows)
    .filter((row) => !row.public && !row.path.includes(':') && isAllowed(row.needs, access))
  return {
    pages: open.filter((row) => !isCreation(row)).map(placeOf),
    actions: open.filter(isCreation).map(placeOf),
  }
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that hold every word, the ones whose title begins with the text first. */
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
  return found.sort((a, b) => rank(a) - rank(b))
}
