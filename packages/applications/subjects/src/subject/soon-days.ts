/** Time enough to get a new certificate and to publish it. */
export const SOON_DAYS = 30
