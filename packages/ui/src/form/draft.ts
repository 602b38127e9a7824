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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && isObject(value.values) && isObject(value.base) && typeof value.savedAt === 'string'

/** Names of fields that are never kept on a device; the short ones are the private parts of a JWK. */
const SECRET_NAME = /password|secret|token|private|pin$|otp$|cvv|cvc|pan$|cardnumber|^(d|p|q|dp|dq|qi|k)$/i
/** Texts that are never kept: a private key as PEM, or as JSON. */
const SECRET_TEXT = /PRIVATE KEY|"(d|p|q|dp|dq|qi|k)"\s*:/

/** A value without what must not be kept. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isObject(value)) return value
  const isSecret = ([name, inner]: [string, unknown]) =>
    SECRET_NAME.test(name) || (typeof inner === 'string' && SECRET_TEXT.test(inner))
  const kept = Object.entries(value).filter((entry) => !isSecret(entry))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)]))
}

/** The place of a draft on this device. Keys begin with `portal.draft.`: signing out removes all of them. */
export const draftStore = ({ owner, key }: DraftName) => storedValue(`portal.draft.${owner}.${key}`, isDraft)
