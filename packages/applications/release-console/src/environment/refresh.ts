/** How often releases and canary figures are refetched while shown, in milliseconds. */
export const REFRESH_MS = 4_000
