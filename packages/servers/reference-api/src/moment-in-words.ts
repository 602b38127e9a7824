const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** `November 21, 2026 at 10:42 UTC`. UTC, since the server does not know the reader's time zone. */
export const momentInWords = (at: Date): string => `${moments.format(at)} UTC`
