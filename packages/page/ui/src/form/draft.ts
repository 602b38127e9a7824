import { differences } from '../details/differences.ts'
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

/** Names of fields that are never stored; the short ones are the private parts of a JWK. */
const SECRET_NAME = /password|secret|token(?!Uri)|private|cvv|cvc|cardnumber|^(d|p|q|dp|dq|qi|k)$/i
/** Names of values that are secret as well; a value with parts describes how codes are made. */
const SECRET_CODE = /(pin|otp|pan)$/i
/** Texts that are never stored: a private key as PEM or JSON. */
const SECRET_TEXT = /PRIVATE KEY|"(d|p|q|dp|dq|qi|k)"\s*:/

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept)
  return isObject(value) ? withoutSecrets(value) : value
}

/** Removes values that must not be stored. */
export function withoutSecrets(values: object | undefined): Readonly<Record<string, unknown>> {
  const isSecret = ([name, inner]: [string, unknown]) =>
    SECRET_NAME.test(name) ||
    (SECRET_CODE.test(name) && !isObject(inner)) ||
    (typeof inner === 'string' && SECRET_TEXT.test(inner))
  const open = Object.entries(values ?? {}).filter((entry) => !isSecret(entry))
  return Object.fromEntries(open.map(([name, inner]) => [name, kept(inner)]))
}

/** Whether some of the changes would not be stored. */
export const withholds = (before: object, after: object): boolean =>
  differences(before, after).length > differences(withoutSecrets(before), withoutSecrets(after)).length

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
