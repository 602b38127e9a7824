import type { RouteRow } from './route-row.ts'

/** A row whose page asks for props must bring them. */
type WithItsProps<Row> = Row extends { page: () => Promise<{ default: (props: infer Props) => unknown }> }
  ? unknown extends Props
    ? Row
    : Row & { readonly props: Props }
  : Row

/** Names the screens of an application, keeping each path as a literal so that links to it are typed. */
export function defineRoutes<const Rows extends Record<string, RouteRow>>(
  rows: Rows & { [Name in keyof Rows]: WithItsProps<Rows[Name]> },
): Rows {
  return rows
}
