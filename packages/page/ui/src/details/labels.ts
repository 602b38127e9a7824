import { humanize } from './humanize.ts'

/** Labels of a record's values, by dot path without positions: `contacts.email`. */
export type Labels = Readonly<Record<string, string>>

/**
 * The label of a value, by dot path or JSON Pointer. The table may omit leading parts of the path, so that
 * one table serves a whole record and a part of it; unknown values are labeled by their name in words.
 */
export function labelIn(labels: Labels, path: string): string {
  const names = path.split(/[./]/).filter((name) => name !== '' && !/^\d+$/.test(name))
  const known = names.map((_, index) => labels[names.slice(index).join('.')]).find((label) => label)
  return known ?? humanize(names.at(-1) ?? path)
}
