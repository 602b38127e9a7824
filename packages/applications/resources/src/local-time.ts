const MINUTE_MS = 60_000
const UP_TO_MINUTES = 16

/** A time in the format of a local date and time input. */
export const toLocalInput = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, UP_TO_MINUTES)
