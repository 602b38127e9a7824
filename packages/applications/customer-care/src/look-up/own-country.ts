/** The most likely country of callers: that of the browser's language. */
export const ownCountry = (): string => new Intl.Locale(navigator.language).maximize().region ?? 'GB'
