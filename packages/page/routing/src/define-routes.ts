import { firstReadOf } from './first-read.ts'
import type { RouteRow } from './route-row.ts'

/** Requires `props` on rows whose page has required props. */
type WithItsProps<Row> = Row extends { page: () => Promise<{ default: (props: infer Props) => unknown }> }
  ? unknown extends Props
    ? Row
    : Row & { readonly props: Props }
  : Row

/** Marks the invalid property of a row, so that a mistake causes one error, on its own row. */
type Corrected<Row> = {
  readonly [Key in keyof Row]: Key extends keyof RouteRow
    ? Row[Key] extends RouteRow[Key]
      ? unknown
      : { readonly 'expected here': RouteRow[Key] }
    : { readonly 'expected here': 'unknown property' }
} & { readonly [Key in Exclude<keyof RequiredFacts, keyof Row>]: RequiredFacts[Key] }

type RequiredFacts = Pick<RouteRow, 'path' | 'label' | 'title' | 'page'>

type Checked<Row> = Row extends RouteRow ? WithItsProps<Row> : Corrected<Row>

/**
 * Declares the screens of an application. Keeps each path as a literal type, so that links are typed, and
 * adds each screen's first read.
 */
export function defineRoutes<const Rows extends Record<string, object>>(
  rows: Rows & { [Name in keyof Rows]: Checked<Rows[Name]> },
): Rows {
  for (const row of Object.values<object>(rows)) Object.assign(row, firstReadOf(row))
  return rows
}
