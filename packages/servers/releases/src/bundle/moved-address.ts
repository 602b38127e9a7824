import { matchRow } from '@portal/routing/match-row.ts'

/** Where an address of a removed application leads. */
export interface Moved {
  /** A pattern with `:name` parameters. */
  readonly path: string
  readonly leadsTo: string
}

type Shown = readonly { readonly path: string }[]

/**
 * Where an address finally leads if one removed application redirects to the next: the address of a screen,
 * or `undefined` when it leads nowhere or in a loop.
 */
export function resolveMoved(address: string, moved: readonly Moved[], shown: Shown): string | undefined {
  const visited = new Set<string>()
  for (let at: string | undefined = address; at !== undefined && !visited.has(at); ) {
    if (matchRow(shown, at)) return at
    visited.add(at)
    at = matchRow(moved, at)?.row.leadsTo
  }
  return undefined
}
