/** Joins the paragraphs of a mail's text. */
export const letter = (givenName: string, ...paragraphs: string[]): string =>
  [`Hello ${givenName},`, ...paragraphs, 'This is an automated message. Replies are not monitored.'].join(
    '\n\n',
  )
