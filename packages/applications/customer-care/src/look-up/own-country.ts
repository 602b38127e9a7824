import { COUNTRY_CODES } from '@portal/contract/country.ts'

/** The most likely country of callers: that of the browser's language, unless it is of a larger region (es-419). */
export function ownCountry(): string {
  const { region = '' } = new Intl.Locale(navigator.language).maximize()
  return COUNTRY_CODES.includes(region) ? region : 'GB'
}
