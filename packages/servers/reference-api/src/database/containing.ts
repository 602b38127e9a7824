/** A pattern for `ilike` that finds the text anywhere and takes its characters literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
