import { type RawBuilder, sql } from 'kysely'

type Direction = 'asc' | 'desc'

/** Sortable columns of a list. None of the values may be null. */
export interface Sortable {
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** Default order, such as `['-updatedAt']`. */
  readonly usual: readonly string[]
  /** Breaks ties, in the direction of the last term. */
  readonly id: RawBuilder<unknown>
}

export interface OrderTerm {
  readonly by: RawBuilder<unknown>
  readonly direction: Direction
}

/** `['-updatedAt', 'name']` as the terms of an ORDER BY, including the id. */
export function listOrder({ columns, usual, id }: Sortable, sort: readonly string[] = usual): OrderTerm[] {
  const terms = sort.flatMap((text): OrderTerm[] => {
    const by = columns[text.replace(/^-/, '')]
    return by ? [{ by, direction: text.startsWith('-') ? 'desc' : 'asc' }] : []
  })
  return [...terms, { by: id, direction: terms.at(-1)?.direction ?? 'asc' }]
}

const isBeyond = ({ by, direction }: OrderTerm, value: string) =>
  direction === 'asc' ? sql<boolean>`${by} > ${value}` : sql<boolean>`${by} < ${value}`

/** Compares term by term; the first one also alone, so that PostgreSQL can use an index. */
function beyondMixed([term, ...terms]: readonly OrderTerm[], [value = '', ...values]: readonly string[]) {
  if (!term) return sql<boolean>`false`
  const rest: RawBuilder<boolean> = beyondMixed(terms, values)
  const bound = term.direction === 'asc' ? sql`${term.by} >= ${value}` : sql`${term.by} <= ${value}`
  return sql<boolean>`(${bound} and (${isBeyond(term, value)} or ${rest}))`
}

/** The rows after the one with these values. */
export function beyond(terms: readonly OrderTerm[], values: readonly string[]): RawBuilder<boolean> {
  const [first] = terms
  if (!first || terms.some(({ direction }) => direction !== first.direction))
    return beyondMixed(terms, values)
  const row = sql.join(terms.map(({ by }) => by))
  const bound = sql.join(values.map((value) => sql`${value}`))
  return first.direction === 'asc' ? sql<boolean>`(${row}) > (${bound})` : sql<boolean>`(${row}) < (${bound})`
}
