type Values = Readonly<Record<string, unknown>>

/** A field that two people have changed to different values. */
export interface FieldConflict {
  /** Dot path of the field. */
  readonly name: string
  readonly base: unknown
  readonly theirs: unknown
  readonly yours: unknown
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * Puts together what two people made of the same record. A field that only one of them changed takes that change; one
 * that both changed keeps yours and is named. A list counts as one field: its items have no names to tell them by.
 */
export function mergeValues(base: Values, theirs: Values, yours: Values) {
  const conflicts: FieldConflict[] = []

  function merge(path: string, from: unknown, their: unknown, your: unknown): unknown {
    if (same(their, your) || same(from, their)) return your
    if (same(from, your)) return their
    if (isGroup(their) && isGroup(your)) return mergeGroups(path, isGroup(from) ? from : {}, their, your)
    conflicts.push({ name: path, base: from, theirs: their, yours: your })
    return your
  }

  function mergeGroups(path: string, from: Values, their: Values, your: Values): Values {
    const keys = new Set([...Object.keys(their), ...Object.keys(your)])
    const merged = [...keys].map((key) => [
      key,
      merge(path ? `${path}.${key}` : key, from[key], their[key], your[key]),
    ])
    return Object.fromEntries(merged)
  }

  return { merged: mergeGroups('', base, theirs, yours), conflicts }
}
