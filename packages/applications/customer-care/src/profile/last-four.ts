/** The end of a profile's ID: enough to distinguish two, and typed to confirm a deletion. */
export const lastFour = (profileId: string): string => profileId.slice(-4)
