import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number in the format of this country, or with another country code, as +447700900123. */
export function e164(written: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(written, isSupportedCountry(country) ? country : undefined)
  return number?.isPossible() ? number.number : undefined
}
