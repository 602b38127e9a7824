import { getPropertyPriority } from '@pandacss/shared'

/** By the number of properties a declaration sets: a whole box before one of its sides. */
const REACHES = ['all', 'wide', 'short', 'long', 'side'] as const
const WITH_STATE = 'state'
const WITH_QUERY = 'query'

interface Atom {
  readonly entry: { readonly prop: string }
  /** Its rule; some properties have a built-in query. */
  readonly result: object
  readonly conditions?: readonly Readonly<Partial<Record<'type' | 'name' | 'value', unknown>>>[] | undefined
}

/**
 * Sub-layers of `utilities`, weakest first; `widths` are the breakpoint names, narrowest first. Sheets load
 * in any order, and an atom of a later sheet must not override a more specific one of an earlier sheet.
 */
export const layersOf = (widths: readonly string[]): string[] => [
  ...REACHES,
  WITH_STATE,
  ...widths,
  WITH_QUERY,
]

/** The sub-layer of an atom. */
export function layerOf({ entry, result, conditions = [] }: Atom, widths: readonly string[]): string {
  const places = conditions.map(({ name, value }) =>
    name === 'breakpoint' ? widths.indexOf(String(value)) : -1,
  )
  const width = widths[Math.max(...places)]
  if (width) return width
  if (conditions.some(({ type }) => type === 'at-rule' || type === 'mixed')) return WITH_QUERY
  if (conditions.length > 0) return WITH_STATE
  if (JSON.stringify(result).includes('@')) return WITH_QUERY
  // Panda's priorities are in thousands.
  return REACHES[Math.min(getPropertyPriority(entry.prop) / 1000, REACHES.length - 1)] ?? REACHES[0]
}
