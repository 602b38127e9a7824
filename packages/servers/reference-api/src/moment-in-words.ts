const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** `21 November 2026 at 10:42 UTC`: the reader's own zone is not known to a sentence of the server. */
export const momentInWords = (at: Date): string => `${moments.format(at)} UTC`
