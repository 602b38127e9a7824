import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as E.164 (`+447700900123`), or `undefined` if there can be no such number. `country` is the default. */
export function e164(written: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(written, isSupportedCountry(country) ? country : undefined)
  return number?.isPossible() ? number.number : undefined
}
