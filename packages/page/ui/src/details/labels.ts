import { humanize } from './humanize.ts'

/** What the values of a record are called, by their dot paths without positions: `contacts.email`. */
export type Labels = Readonly<Record<string, string>>

/**
 * What a value is called, by its dot path or JSON Pointer. The table may begin further inside than the path does, so
 * that one serves a part of a record and the whole; a value that it does not know bears its name in words.
 */
export function labelIn(labels: Labels, path: string): string {
  const names = path.split(/[./]/).filter((name) => name !== '' && !/^\d+$/.test(name))
  const known = names.map((_, index) => labels[names.slice(index).join('.')]).find((label) => label)
  return known ?? humanize(names.at(-1) ?? path)
}
