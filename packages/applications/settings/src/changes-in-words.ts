import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { type Labels, labelIn } from '@portal/ui'

type Word = (value: unknown) => string

/** How to describe values by field name when the stored form is not readable. */
export type ValueWords = Readonly<Record<string, Word>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field that a value belongs to; a list item belongs to the list's field. */
const fieldOf = (path: string) => path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? ''

/** Translates codes; text and unknown codes stay unchanged. */
export const wordIn =
  (words: Readonly<Record<string, string>>): Word =>
  (code) =>
    words[String(code)] ?? String(code)

/** Describes changes with the screens' labels; an object has a line for each of its values. */
export function changeInWords(labels: Labels, words: ValueWords): (change: HistoryChange) => HistoryChange {
  function tell(path: string, value: unknown): unknown {
    const word = words[fieldOf(path)]
    if (value === null) return 'None'
    if (isRecord(value)) {
      return Object.entries(value)
        .map(([name, inner]) => `${labelIn(labels, `${path}/${name}`)}: ${tell(`${path}/${name}`, inner)}`)
        .join('\n')
    }
    // A form compares a list as one text.
    const items = typeof value === 'string' ? value.split(', ') : value
    if (Array.isArray(items))
      return (items.length > 0 ? items : ['']).map((item) => word?.(item) ?? item).join(', ')
    return word && value !== undefined ? word(value) : value
  }
  return ({ path, op, ...values }) => ({
    path,
    op,
    ...('before' in values && { before: tell(path, values.before) }),
    ...('after' in values && { after: tell(path, values.after) }),
  })
}

/** The same for a history entry. */
export const entryInWords =
  (inWords: (change: HistoryChange) => HistoryChange) =>
  <Entry extends { readonly changes: HistoryChange[] }>(entry: Entry): Entry => ({
    ...entry,
    changes: entry.changes.map(inWords),
  })
