/** How often a request is refetched while shown, in milliseconds: colleagues decide and comment meanwhile. */
export const REFRESH_MS = 15_000
