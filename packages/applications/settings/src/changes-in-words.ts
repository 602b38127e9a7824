import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { type Labels, labelIn } from '@portal/ui'

type Word = (value: unknown) => string

/** How values are told that nobody reads as they are stored, by the name of their field. */
export type ValueWords = Readonly<Record<string, Word>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field that a value belongs to; the item of a list belongs to the field of the list. */
const fieldOf = (path: string) => path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? ''

/** Codes as their words; what is in words already, or newer than they are, stays. */
export const wordIn =
  (words: Readonly<Record<string, string>>): Word =>
  (code) =>
    words[String(code)] ?? String(code)

/** Tells changes of a record in the words of its screens: a part with values of its own has a line for each. */
export function changeInWords(labels: Labels, words: ValueWords): (change: HistoryChange) => HistoryChange {
  function tell(path: string, value: unknown): unknown {
    const word = words[fieldOf(path)]
    if (isRecord(value)) {
      return Object.entries(value)
        .map(([name, inner]) => `${labelIn(labels, `${path}/${name}`)}: ${tell(`${path}/${name}`, inner)}`)
        .join('\n')
    }
    // A form compares a list as one text.
    const items = typeof value === 'string' ? value.split(', ') : value
    if (Array.isArray(items)) return items.map((item) => word?.(item) ?? item).join(', ')
    return word && value !== undefined && value !== null ? word(value) : value
  }
  return ({ path, op, ...values }) => ({
    path,
    op,
    ...('before' in values && { before: tell(path, values.before) }),
    ...('after' in values && { after: tell(path, values.after) }),
  })
}

/** The same for an entry of a history. */
export const entryInWords =
  (inWords: (change: HistoryChange) => HistoryChange) =>
  <Entry extends { readonly changes: HistoryChange[] }>(entry: Entry): Entry => ({
    ...entry,
    changes: entry.changes.map(inWords),
  })
