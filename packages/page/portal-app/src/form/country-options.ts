import { COUNTRY_CODES } from '@portal/contract/country.ts'
import { countryName } from '../record/country-name.ts'

/** All countries by name. */
export const COUNTRY_OPTIONS = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort(
  (one, other) => one.label.localeCompare(other.label),
)
