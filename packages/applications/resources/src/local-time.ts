const MINUTE_MS = 60_000
const UP_TO_MINUTES = 16

/** A time as a field for day and time shows it, in the time zone of the device. */
export const toLocalInput = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, UP_TO_MINUTES)
