import { differences } from '../details/differences.ts'
import { isObject } from '../layout/is-object.ts'
import { storedValue } from '../layout/stored-value.ts'

/** What tells a draft from all others on this device, and where it can be taken up again. */
export interface DraftName {
  /** Whose draft it is: nobody else is shown it. */
  readonly owner: string
  /** What is written: `user`, `subject 42 businessData`. */
  readonly key: string
  /** What it is called in lists of drafts: "Edit Acme Shop". */
  readonly title: string
}

/** Values of a form that were not saved yet, and those it began with. */
export interface Draft {
  readonly owner: string
  readonly title: string
  /** Address of the form. */
  readonly href: string
  readonly savedAt: string
  readonly base: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isObject(value.values) &&
  isObject(value.base) &&
  ['owner', 'title', 'href', 'savedAt'].every((name) => typeof value[name] === 'string')

/** Names of fields that are never kept on a device; the short ones are the private parts of a JWK. */
const SECRET_NAME = /password|secret|token(?!Uri)|private|cvv|cvc|cardnumber|^(d|p|q|dp|dq|qi|k)$/i
/** So are the values with these names; what has parts says how such codes are made. */
const SECRET_CODE = /(pin|otp|pan)$/i
/** Texts that are never kept: a private key as PEM, or as JSON. */
const SECRET_TEXT = /PRIVATE KEY|"(d|p|q|dp|dq|qi|k)"\s*:/

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept)
  return isObject(value) ? withoutSecrets(value) : value
}

/** Values without what must not be kept. */
export function withoutSecrets(values: object | undefined): Readonly<Record<string, unknown>> {
  const isSecret = ([name, inner]: [string, unknown]) =>
    SECRET_NAME.test(name) ||
    (SECRET_CODE.test(name) && !isObject(inner)) ||
    (typeof inner === 'string' && SECRET_TEXT.test(inner))
  const open = Object.entries(values ?? {}).filter((entry) => !isSecret(entry))
  return Object.fromEntries(open.map(([name, inner]) => [name, kept(inner)]))
}

/** Whether some of what was changed would not be kept. */
export const withholds = (before: object, after: object): boolean =>
  differences(before, after).length > differences(withoutSecrets(before), withoutSecrets(after)).length

/** Signing out removes everything under it. */
const PREFIX = 'portal.draft.'

/** The place of a draft on this device. */
export const draftStore = ({ owner, key }: DraftName) => storedValue(`${PREFIX}${owner}.${key}`, isDraft)

/** A draft with the key under which this device keeps it. */
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

/** An address of this portal; anything else was not written by a form. */
const leadsHere = ({ href }: Draft) => href.startsWith('/') && !href.startsWith('//')

/** The drafts of a person on this device, newest first. */
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
