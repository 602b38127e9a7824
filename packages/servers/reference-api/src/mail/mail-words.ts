/** A mail's text from its paragraphs. */
export const letter = (givenName: string, ...paragraphs: string[]): string =>
  [
    `Hello ${givenName},`,
    ...paragraphs,
    'This mail was sent automatically. Nobody reads answers to it.',
  ].join('\n\n')
