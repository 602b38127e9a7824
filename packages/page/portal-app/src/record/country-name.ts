const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country by its two-letter code; other texts are returned unchanged. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? names.of(code) : code) ?? code
