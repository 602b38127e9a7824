import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { countryName } from '@portal/portal-app'
import { isCountry, textInWords } from '@portal/portal-app/checkout'
import { formatTimestamp, type Labels, labelIn } from '@portal/ui'
import { CURRENT_VERSION, DATA_LABELS } from './data/data-labels.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What means nothing to readers: the numbers of a key and the text of a certificate, both known by a fingerprint. */
const UNREADABLE = ['n', 'e', 'x', 'y', 'certificatePem']

/** Keys are identified by their IDs, which paths contain where other lists have an index. */
const KEY_ID = /(?<=\/keys\/)[^/]+/
const withoutKeyId = (path: string) => path.replace(KEY_ID, '0')

const isKey = (value: object) => 'kty' in value || 'fingerprintSha256' in value

/** What turns values into words: the labels of fields, and the names of records by ID. */
interface Words {
  readonly labels: Labels
  readonly names: ReadonlyMap<string, string>
}

/** A code, or a list of codes, which is compared as one text, in words. */
function valueInWords(text: string): string {
  const parts = text.split(', ')
  const words = parts.map(textInWords)
  return words.every((word, index) => word !== parts[index]) ? words.join(', ') : textInWords(text)
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
    return (
      words.names.get(text) ?? (isCountry(path) ? countryName(text) : valueInWords(formatTimestamp(text)))
    )
  }
  // Keys and certificates are compared by ID.
  if (path.endsWith('/keys') && Object.values(value).every(isRecord))
    return inWords(words, path, Object.values(value))
  return Object.entries(value)
    .filter(([name]) => !(isKey(value) && UNREADABLE.includes(name)))
    .map(([name, one]) => {
      const place = `${path}/${name}`
      const isGroup = typeof one === 'object' && Object.values(one ?? {}).some(isRecord)
      return `${labelIn(words.labels, place)}:${isGroup ? '\n' : ' '}${inWords(words, place, one)}`
    })
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

/** The label of a changed value; for a key or a certificate, with its ID. */
export function labelOfChange(labels: Labels, path: string): string {
  const { 0: id, index } = KEY_ID.exec(path) ?? { index: 0 }
  if (id === undefined || /^\d+$/.test(id)) return labelIn(labels, path)
  const isCertificate = labelIn(labels, path.slice(0, index)) === DATA_LABELS.key.keys
  const named = `${isCertificate ? 'certificate' : 'key'} ${id}`
  const label = path.endsWith(`/${id}`) ? named : `${labelIn(labels, withoutKeyId(path))} of ${named}`
  return label.charAt(0).toUpperCase() + label.slice(1)
}
