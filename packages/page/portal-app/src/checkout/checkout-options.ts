type Values = Readonly<Record<string, unknown>>

/** The one option that can be set to nothing: the contract writes that as `null`, a choice needs a word. */
const NULLABLE = 'orderType'
export const NOTHING = 'NONE'

/** A checkout option as a field holds it: booleans and nothing are words to choose from. */
export const toFormOption = (value: unknown): unknown =>
  typeof value === 'boolean' ? String(value) : value === null ? NOTHING : value

function fromFormOption(name: string, value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true'
  return name === NULLABLE && value === NOTHING ? null : value
}

const isSet = (value: unknown) => value !== undefined && value !== ''

/** The options of a form that are set, as the contract has them; those left alone are inherited. */
function setOptions(options: unknown): Values {
  const entries = Object.entries(Object(options)).filter(([, value]) => isSet(value))
  return Object.fromEntries(entries.map(([name, value]) => [name, fromFormOption(name, value)]))
}

/** A DPA or a default configuration as the fields of a form hold it. */
export const withFormOptions = (body: Values): Values => ({
  ...body,
  options: Object.fromEntries(
    Object.entries(Object(body.options)).map(([name, value]) => [name, toFormOption(value)]),
  ),
})

/** The same as the contract has it. */
export function withoutFormOptions({
  supportedCardBrands,
  supportedCheckoutTypes,
  options,
  ...others
}: Values): Values {
  const own = setOptions(options)
  return {
    ...others,
    ...(isSet(supportedCardBrands) && { supportedCardBrands }),
    ...(isSet(supportedCheckoutTypes) && { supportedCheckoutTypes }),
    ...(Object.keys(own).length > 0 && { options: own }),
  }
}
