import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ListAddress } from '@portal/contract/list-query.ts'
import { queryString } from '@portal/contract/query-string.ts'

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

/** The query string of a list's address: lists expect comma-separated filter values. */
export const listQuery = (query: object = {}): string =>
  queryString(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value && `${value}`])))

/**
 * The address of a screen, with percent-encoded values. A missing or wrong parameter is a compile error, as
 * is a filter, value or order unknown to the row's list.
 */
export function linkTo<const Row extends { path: string }>(row: Row, ...[params, query]: Rest<Row>): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return path + listQuery(query)
}
