/** Enough time to get a new certificate and publish it. */
export const SOON_DAYS = 30
