/** A pattern for `ilike` that finds the text anywhere, its signs taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
