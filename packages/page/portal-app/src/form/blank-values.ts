function blankOf(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'boolean') return false
  return typeof value === 'object' && value !== null ? blanksOf(value) : ''
}

/** Blank form values. */
export const blanksOf = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, blankOf(value)]))
