/** Ways to spell out an @. In brackets, it can mean nothing else. */
const BRACKETED_AT = '[([{<]\\s?[aA][tT]\\s?[)\\]}>]'
const AT_SIGN = '[([{<]?\\s?@\\s?[)\\]}>]?'
const SPELLED_DOT = '\\s{0,2}[([{<]\\s?(?:\\.|[dD][oO][tT])\\s?[)\\]}>]\\s{0,2}|\\s{1,2}[dD][oO][tT]\\s{1,2}'
/** A dot followed by a space ends a sentence, unless a lowercase letter follows. */
const DOT = `${SPELLED_DOT}|\\.|\\s{1,2}\\.\\s{0,2}|\\.\\s{1,2}(?=\\p{Ll})`

/** A host name after an @: parts separated by dots, the last one made of letters. */
const hostWith = (dot: string) =>
  `[\\p{L}\\p{N}-]{1,63}(?:(?:${dot})[\\p{L}\\p{N}-]{1,63}){0,8}?(?:${dot})\\p{L}{2}`
const AFTER_NAME = '(?<=[\\p{L}\\p{N}][)\\]}>"\']?'

const EMAILS = [
  // As written; "2@5.00" has no letter and is an amount.
  /\p{L}[^\s@]{0,63}@[^\s@]{0,63}[\p{L}\p{N}]|[^\s@]@[^\s@]{0,63}\p{L}/u,
  new RegExp(`${AFTER_NAME}\\s{0,2})${AT_SIGN}\\s{0,2}${hostWith(DOT)}`, 'u'),
  new RegExp(`${AFTER_NAME}\\s{0,2})${BRACKETED_AT}\\s{0,2}${hostWith(DOT)}`, 'u'),
  new RegExp(`${AFTER_NAME})${BRACKETED_AT}[\\p{L}\\p{N}]`, 'u'),
  // "Looked at shop.example" names a website: without brackets, the dot must be spelled out too.
  new RegExp(`${AFTER_NAME}\\s{1,2})[aA][tT]\\s{1,2}${hostWith(SPELLED_DOT)}`, 'u'),
]

/** Nine or more digits in any grouping, or fewer after a plus. Cards have more digits than telephones. */
const NUMBER = /\p{Nd}(?:[\s()./_-]{0,3}\p{Nd}){8}|\+(?:[\s()./_-]{0,3}\p{Nd}){7}/u

const DATE = '(?:\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}|\\d{1,2}[-./]\\d{1,2}[-./]\\d{4})'

/** Must stand alone: more digits make it another number. */
const HARMLESS_NUMBERS = [
  new RegExp(`(?<![\\d./-])${DATE}(?:-${DATE})?(?![./-]?\\d)`, 'g'),
  // Times use this notation too.
  /(?<![\d.,])\d{1,3}(?:,?\d{3})*\.\d{2}(?![.,]?\d)/g,
  // Tickets with their year, such as INC-2024-000123.
  /\b[A-Za-z]{2,10}-(?:19|20)\d{2}-\d{1,8}(?!\w|[./-]\d)/g,
]

/** Normalizes a text: letters, digits and symbols of any width, without invisible characters. */
const asSeen = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[。·•]/g, '.')

/**
 * Whether a text contains an email address, phone number or card number, which must not outlive the
 * profile in the audit trail. Also finds notations meant to hide them from programs but not from people.
 */
export function namesIdentity(text: string): boolean {
  const seen = asSeen(text)
  const numbers = HARMLESS_NUMBERS.reduce((rest, harmless) => rest.replace(harmless, ','), seen)
  return NUMBER.test(numbers) || EMAILS.some((email) => email.test(seen))
}

export const IDENTITY_IN_TEXT =
  'Remove email addresses, phone numbers and card numbers: this text is kept for years.'

/** The error message for a reason that contains an identity. */
export const identityProblem = (text: string): string | undefined =>
  namesIdentity(text) ? IDENTITY_IN_TEXT : undefined
