import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as it is written in this country, or with the code of another, in the form +447700900123. */
export function e164(written: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(written, isSupportedCountry(country) ? country : undefined)
  return number?.isPossible() ? number.number : undefined
}
