/** The end of a profile's id: enough to tell two apart, and what has to be typed to delete one. */
export const tailOf = (profileId: string): string => profileId.slice(-4)
