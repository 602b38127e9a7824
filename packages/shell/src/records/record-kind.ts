import type { AccessSet } from '@portal/contract/access-set.ts'
import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { Page } from '@portal/contract/page-of.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteTable } from '@portal/routing/route-row.ts'
import { call, can } from '@portal/session'
import { queryOptions } from '@tanstack/react-query'

/** A record that was found, and where it is shown. */
export interface Hit {
  readonly to: string
  readonly title: string
  readonly detail: string
}

export interface Found {
  readonly hits: readonly Hit[]
  readonly total: number
}

type RowOf<E> = ResultOf<E> extends Page<infer Row> ? Row : never

interface Place {
  /** Path of the row that shows a record; without it in the route tables nobody can be led there. */
  readonly details: string
}

interface KindFacts<E> extends Place {
  /** Plural, as the menu has it. */
  readonly label: string
  /** Path of the list, which understands `?q=`. */
  readonly list: string
  input(q: string, pageSize: number): InputOf<E>
  hit(row: RowOf<E>): Hit
}

interface Reachable extends Place {
  readonly endpoint: Endpoint
}

/** Looks for records of one kind. */
export function recordKind<E extends Endpoint>(endpoint: E, facts: KindFacts<E>) {
  const { label, list, details, input, hit } = facts
  const search = (q: string, pageSize: number) =>
    queryOptions<Found>({
      queryKey: ['search', label, q, pageSize],
      queryFn: async ({ signal }) => {
        const page = (await call(endpoint, input(q, pageSize), { quiet: true, signal })) as Page<RowOf<E>>
        return { hits: page.items.map(hit), total: page.page.totalItems }
      },
    })
  return { endpoint, label, list, details, search }
}

export type RecordKind = ReturnType<typeof recordKind>

interface ByIdFacts<E> extends Place {
  input(id: string): InputOf<E>
  hit(record: ResultOf<E>): Hit
}

/** Finds the one record with an id. */
export function recordById<E extends Endpoint>(endpoint: E, { details, input, hit }: ByIdFacts<E>) {
  const find = (id: string) =>
    queryOptions<Hit>({
      queryKey: ['find', endpoint.name, id],
      queryFn: async ({ signal }) => hit(await call(endpoint, input(id), { quiet: true, signal })),
      staleTime: 60_000,
    })
  return { endpoint, details, find }
}

/** Those whose call the operator may make and whose page the operator may open. */
export function reachable<Kind extends Reachable>(
  kinds: readonly Kind[],
  tables: readonly RouteTable[],
  access: AccessSet,
): Kind[] {
  const rows = tables.flatMap((table) => table.rows)
  return kinds.filter(({ endpoint, details }) => {
    const row = rows.find(({ path }) => path === details)
    return row !== undefined && isAllowed(row.needs, access) && can(endpoint)
  })
}
