const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** `21 November 2026 at 10:42 UTC`: the reader's own zone is not known to a mail. */
export const momentInWords = (at: Date): string => `${moments.format(at)} UTC`

/** A mail's text from its paragraphs. */
export const letter = (givenName: string, ...paragraphs: string[]): string =>
  [
    `Hello ${givenName},`,
    ...paragraphs,
    'This mail was sent automatically. Nobody reads answers to it.',
  ].join('\n\n')
