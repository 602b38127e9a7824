/** A moment as the lists of commands show it, such as "2026-11-26 21:04 UTC". */
export const momentOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`
