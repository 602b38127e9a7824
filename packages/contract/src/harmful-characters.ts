/** Control characters, lone surrogates, and marks that change the writing direction. */
const HARMFUL = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069'

/** Also finds the separators that end a line. */
export const HARMFUL_IN_LINE = new RegExp(`[${HARMFUL}\\p{Zl}\\p{Zp}]`, 'u')
export const HARMFUL_IN_PARAGRAPH = new RegExp(`(?![\\n\\r\\t])[${HARMFUL}]`, 'u')
