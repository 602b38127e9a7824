import {
  type Collision,
  collisionsIn,
  type LineMerge,
  mergedText,
  mergeLines,
} from '../content/lines/line-merge.ts'

type Values = Readonly<Record<string, unknown>>

/** A field that two people changed to different values. */
export interface FieldConflict {
  /** Dot path of the field. */
  readonly name: string
  readonly base: unknown
  readonly theirs: unknown
  readonly yours: unknown
  /** Set when only some lines of a text conflict: those lines, and the merged text. */
  readonly lines?: { readonly collision: Collision; readonly merge: LineMerge }
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const none: ReadonlySet<string> = new Set()

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const textOf = (lines: readonly string[]) => lines.join('\n')

/**
 * Merges two versions of a record. A field changed by one side takes that change; one that both changed
 * differently keeps yours and is reported. A list counts as one field, since its items have no stable names.
 * Texts in `sources` are merged line by line.
 */
export function mergeValues(base: Values, theirs: Values, yours: Values, sources = none) {
  const conflicts: FieldConflict[] = []

  function merge(path: string, from: unknown, their: unknown, your: unknown): unknown {
    if (same(their, your) || same(from, their)) return your
    if (same(from, your)) return their
    if (isGroup(their) && isGroup(your)) return mergeGroups(path, isGroup(from) ? from : {}, their, your)
    if (sources.has(path) && [from, their, your].every((one) => typeof one === 'string'))
      return mergeSource(path, String(from), String(their), String(your))
    conflicts.push({ name: path, base: from, theirs: their, yours: your })
    return your
  }

  function mergeSource(name: string, from: string, their: string, your: string): string {
    const merge = mergeLines(from, their, your)
    for (const collision of collisionsIn(merge)) {
      const [base, theirs, yours] = [collision.base, collision.theirs, collision.yours].map(textOf)
      conflicts.push({ name, base, theirs, yours, lines: { collision, merge } })
    }
    return mergedText(merge)
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
