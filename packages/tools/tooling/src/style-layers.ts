import { getPropertyPriority } from '@pandacss/shared'

/** By how many properties a declaration sets: all of a box before one side of it. */
const REACHES = ['all', 'wide', 'short', 'long', 'side'] as const
const WITH_STATE = 'state'
const WITH_QUERY = 'query'

interface Atom {
  readonly entry: { readonly prop: string }
  /** Its rule; some properties bring a query of their own. */
  readonly result: object
  readonly conditions?: readonly Readonly<Partial<Record<'type' | 'name' | 'value', unknown>>>[] | undefined
}

/**
 * Sub-layers of `utilities`, the weakest first; `widths` are the names of the breakpoints, the narrowest first. Sheets
 * arrive in any order, and an atom of a late one must not win over the more special one of an earlier sheet.
 */
export const layersOf = (widths: readonly string[]): string[] => [
  ...REACHES,
  WITH_STATE,
  ...widths,
  WITH_QUERY,
]

/** The sub-layer that an atom belongs to. */
export function layerOf({ entry, result, conditions = [] }: Atom, widths: readonly string[]): string {
  const places = conditions.map(({ name, value }) =>
    name === 'breakpoint' ? widths.indexOf(String(value)) : -1,
  )
  const width = widths[Math.max(...places)]
  if (width) return width
  if (conditions.some(({ type }) => type === 'at-rule' || type === 'mixed')) return WITH_QUERY
  if (conditions.length > 0) return WITH_STATE
  if (JSON.stringify(result).includes('@')) return WITH_QUERY
  // The library counts in thousands.
  return REACHES[Math.min(getPropertyPriority(entry.prop) / 1000, REACHES.length - 1)] ?? REACHES[0]
}
