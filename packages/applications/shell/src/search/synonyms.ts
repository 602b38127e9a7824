/**
 * Words under which operators look for what the portal calls otherwise: screens and actions whose text matches are
 * found by them, too.
 */
const SYNONYMS: readonly (readonly [text: RegExp, words: string])[] = [
  [/\b(create|add|publish)\b/, 'create new add'],
  [/\b(create|add)\b.*\busers?\b/, 'invite'],
  [/\bpayment applications?\b|\bdpas?\b/, 'dpa digital payment application shop merchant'],
  [/\bbusiness subjects?\b/, 'issuer initiator facilitator partner company'],
  [/\busers?\b/, 'people person account member'],
  [/\broles?\b/, 'permissions rights access'],
  [/\bprofile\b|\bpreferences\b/, 'settings options language time zone password'],
  [/\btemplates?\b/, 'message email sms push'],
  [/\bresources?\b/, 'file document page image'],
  [/\btasks?\b/, 'job background'],
  [/\bimport\b/, 'upload csv file'],
  [/\bidv\b/, 'identity verification'],
  [/\bdelete profile\b/, 'consumer customer erase forget'],
  [/\breleases?\b/, 'deployment version canary rollback'],
]

/** The synonyms of a text without case and accents, as further words. */
export const synonymsOf = (text: string): string =>
  SYNONYMS.filter(([pattern]) => pattern.test(text))
    .map(([, words]) => words)
    .join(' ')
