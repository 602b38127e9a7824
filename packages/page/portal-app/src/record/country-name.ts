const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country by its code of two letters; what is no such code as it is. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? names.of(code) : code) ?? code
