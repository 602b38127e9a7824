import { isObject } from '../layout/is-object.ts'
import { storedValue } from '../layout/stored-value.ts'

/** Identifies a draft on this device, and where to continue it. */
export interface DraftName {
  /** The author; nobody else sees it. */
  readonly owner: string
  /** The edited record: `user`, `subject 42 businessData`. */
  readonly key: string
  /** Title in lists of drafts: "Edit Acme Shop". */
  readonly title: string
}

/** The older version of a record whose values a draft has. */
export interface OlderVersion {
  readonly revision: number
  readonly changedAt: string
  readonly changedBy: string
}

/** Unsaved values of a form, and its initial values. */
export interface Draft {
  readonly owner: string
  readonly title: string
  /** Address of the form. */
  readonly href: string
  readonly savedAt: string
  /** Set if the values were taken from there, not typed. */
  readonly older?: OlderVersion | undefined
  readonly base: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
}

const isOlderVersion = (value: unknown): value is OlderVersion =>
  isObject(value) &&
  typeof value.revision === 'number' &&
  [value.changedAt, value.changedBy].every((text) => typeof text === 'string')

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  (value.older === undefined || isOlderVersion(value.older)) &&
  isObject(value.values) &&
  isObject(value.base) &&
  ['owner', 'title', 'href', 'savedAt'].every((name) => typeof value[name] === 'string')

/** Sign-out removes all keys with this prefix. */
const PREFIX = 'portal.draft.'

/** The storage of a draft on this device. */
export const draftStore = ({ owner, key }: DraftName) => storedValue(`${PREFIX}${owner}.${key}`, isDraft)

/** A draft with its storage key. */
export interface KeptDraft extends Draft {
  readonly storageKey: string
}

function storageKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Only addresses of this portal are written by forms. */
const leadsHere = ({ href }: Draft) => href.startsWith('/') && !href.startsWith('//')

/** A person's drafts on this device, newest first. */
export const keptDrafts = (owner: string): KeptDraft[] =>
  storageKeys()
    .filter((storageKey) => storageKey.startsWith(PREFIX))
    .flatMap((storageKey) => {
      const draft = storedValue(storageKey, isDraft).get()
      return draft && draft.owner === owner && leadsHere(draft) ? [{ ...draft, storageKey }] : []
    })
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))

export const removeDraft = ({ storageKey }: KeptDraft): void =>
  storedValue(storageKey, isDraft).set(undefined)
