import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { countryName } from '@portal/portal-app'
import { isCountry, textInWords } from '@portal/portal-app/checkout'
import { type Labels, labelIn } from '@portal/ui'
import { CURRENT_VERSION } from './data/data-labels.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A key's numbers mean nothing to readers; the thumbprint identifies it. */
const NUMBERS_OF_KEY = ['n', 'e', 'x', 'y']

/** Keys are identified by their IDs, which paths contain where other lists have an index. */
const KEY_ID = /(?<=\/keys\/)[^/]+/
const withoutKeyId = (path: string) => path.replace(KEY_ID, '0')

/** What turns values into words: the labels of fields, and the names of records by ID. */
interface Words {
  readonly labels: Labels
  readonly names: ReadonlyMap<string, string>
}

/** A value as text; an object has a line for each of its values. */
function inWords(words: Words, path: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    return value.map((one) => inWords(words, path, one)).join(value.some(isRecord) ? '\n\n' : ', ')
  }
  if (value === null && path.endsWith('/verId')) return CURRENT_VERSION
  if (!isRecord(value)) {
    const text = String(value || value === 0 ? value : 'Not set')
    return words.names.get(text) ?? (isCountry(path) ? countryName(text) : textInWords(text))
  }
  // Items with IDs are compared by ID.
  if (Object.values(value).every(isRecord)) return inWords(words, path, Object.values(value))
  return Object.entries(value)
    .filter(([name]) => !('kty' in value && NUMBERS_OF_KEY.includes(name)))
    .map(
      ([name, one]) =>
        `${labelIn(words.labels, `${path}/${name}`)}: ${inWords(words, `${path}/${name}`, one)}`,
    )
    .join('\n')
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** Changes as text: codes, countries, keys and other objects in words, IDs in `names` by name. */
export const changesInWords = (
  labels: Labels,
  changes: readonly HistoryChange[],
  names = NO_NAMES,
): readonly HistoryChange[] =>
  changes.map(({ path, op, ...values }) => {
    const inWordsOf = (value: unknown) => inWords({ labels, names }, withoutKeyId(path), value)
    return {
      path,
      op,
      ...('before' in values && { before: inWordsOf(values.before) }),
      ...('after' in values && { after: inWordsOf(values.after) }),
    }
  })

/** The label of a changed value; for a key, with its ID. */
export function labelOfChange(labels: Labels, path: string): string {
  const [id] = KEY_ID.exec(path) ?? []
  if (id === undefined || /^\d+$/.test(id)) return labelIn(labels, path)
  return path.endsWith(`/${id}`) ? `Key ${id}` : `${labelIn(labels, withoutKeyId(path))} of key ${id}`
}
