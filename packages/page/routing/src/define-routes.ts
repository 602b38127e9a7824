import { firstReadOf } from './first-read.ts'
import type { RouteRow } from './route-row.ts'

/** A row whose page asks for props must bring them. */
type WithItsProps<Row> = Row extends { page: () => Promise<{ default: (props: infer Props) => unknown }> }
  ? unknown extends Props
    ? Row
    : Row & { readonly props: Props }
  : Row

/** Points at what is wrong in a row, so that one mistake is one error and no other row is concerned. */
type Corrected<Row> = {
  readonly [Key in keyof Row]: Key extends keyof RouteRow
    ? Row[Key] extends RouteRow[Key]
      ? unknown
      : { readonly 'a row takes here': RouteRow[Key] }
    : { readonly 'a row takes here': 'nothing of this name' }
} & { readonly [Key in Exclude<keyof RequiredFacts, keyof Row>]: RequiredFacts[Key] }

type RequiredFacts = Pick<RouteRow, 'path' | 'label' | 'title' | 'page'>

type Checked<Row> = Row extends RouteRow ? WithItsProps<Row> : Corrected<Row>

/**
 * Names the screens of an application, keeping each path as a literal so that links to it are typed, and adds to each
 * what it asks for first.
 */
export function defineRoutes<const Rows extends Record<string, object>>(
  rows: Rows & { [Name in keyof Rows]: Checked<Rows[Name]> },
): Rows {
  for (const row of Object.values<object>(rows)) Object.assign(row, firstReadOf(row))
  return rows
}
