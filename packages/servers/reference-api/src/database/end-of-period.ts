const DAY_MS = 86_400_000

/** The last moment of a period that ends with `text`: a day includes all its hours. */
export const endOfPeriod = (text: string): Date =>
  text.length === 10 ? new Date(Date.parse(text) + DAY_MS - 1) : new Date(text)
