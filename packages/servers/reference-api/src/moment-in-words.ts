const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** `21 November 2026 at 10:42 UTC`. UTC, since the server does not know the reader's time zone. */
export const momentInWords = (at: Date): string => `${moments.format(at)} UTC`
