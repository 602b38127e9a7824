/** Where callers most likely are: the country of the browser's language. */
export const ownCountry = (): string => new Intl.Locale(navigator.language).maximize().region ?? 'GB'
