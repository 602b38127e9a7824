import { countryName } from '@portal/portal-app'
import { CHECKOUT_LABELS, isCountry, textInWords } from '@portal/portal-app/checkout'
import { changeInWords } from '../changes-in-words.ts'

const valueInWords = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : textInWords(String(value))

const countryInWords = (value: unknown) => countryName(String(value)) || 'All countries'

const OPTIONS = Object.keys(CHECKOUT_LABELS).map((path) => path.split('.').at(-1) ?? path)

/** Describes changes to the defaults with their screen's words. */
export const defaultsChangeInWords = changeInWords(
  CHECKOUT_LABELS,
  Object.fromEntries(OPTIONS.map((name) => [name, isCountry(name) ? countryInWords : valueInWords])),
)
