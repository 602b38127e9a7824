import type { AccessSet } from '@portal/contract/access-set.ts'
import type { RouteTable } from './app-table.ts'
import { type Missing, missingFor } from './is-allowed.ts'
import { matchRow } from './match-row.ts'
import type { RouteFacts } from './route-row.ts'

/** What an operator gets at an address: determines what root-config mounts and what the shell explains. */
export type ScreenAt =
  | { readonly kind: 'page'; readonly app: string; readonly row: RouteFacts; readonly params: Params }
  | { readonly kind: 'forbidden'; readonly row: RouteFacts; readonly missing: Missing }
  | { readonly kind: 'unknown' }

type Params = Readonly<Record<string, string>>

/** Decides by rows and access alone, so that a forbidden page is never started. */
export function screenAt(tables: readonly RouteTable[], pathname: string, access: AccessSet): ScreenAt {
  const rows = tables.flatMap(({ app, rows }) => rows.map((row) => ({ path: row.path, row, app })))
  const match = matchRow(rows, pathname)
  if (!match) return { kind: 'unknown' }
  const { row, app } = match.row
  const missing = missingFor(row.needs, access, match.params)
  return missing ? { kind: 'forbidden', row, missing } : { kind: 'page', app, row, params: match.params }
}
