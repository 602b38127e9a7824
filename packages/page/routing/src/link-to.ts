import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ListAddress } from '@portal/contract/list-query.ts'

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<Path extends string> = { readonly [Name in ParamName<Path>]: string }

/** The query of a link: that of the row's list, and the open tab. */
type QueryOf<Row> = (Row extends { list: infer List extends Endpoint } ? ListAddress<List> : unknown) & {
  readonly tab?: string
}

type Rest<Row extends { path: string }> = [ParamName<Row['path']>] extends [never]
  ? [params?: Record<string, never>, query?: QueryOf<Row>]
  : [params: ParamsOf<Row['path']>, query?: QueryOf<Row>]

/** A query in the form that lists read from the address: filter values are separated by commas. */
export function queryText(query: object): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') pairs.set(name, String(value))
  }
  return pairs.toString()
}

/**
 * The address of a screen, with percent-encoded values. A missing or wrong parameter is a compile error, as
 * is a filter, value or order unknown to the row's list.
 */
export function linkTo<const Row extends { path: string }>(row: Row, ...[params, query]: Rest<Row>): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const text = queryText(query ?? {})
  return text ? `${path}?${text}` : path
}
