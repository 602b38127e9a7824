import { recordOf } from '@portal/contract/typed-objects.ts'
import { CHECKOUT_LABELS } from './checkout-labels.ts'

type Values = Readonly<Record<string, unknown>>

/** The one option that can be empty: `null` in the contract, a word in the form. */
const NULLABLE = 'orderType'
export const NOTHING = 'NONE'

/** Converts a checkout option to a form value: booleans and null become options of a select. */
export const toFormOption = (value: unknown): unknown =>
  typeof value === 'boolean' ? String(value) : value === null ? NOTHING : value

function fromFormOption(name: string, value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true'
  return name === NULLABLE && value === NOTHING ? null : value
}

const isSet = (value: unknown) => value !== undefined && value !== ''

/** The options set in a form, in the contract's format; options left alone are inherited. */
function setOptions(options: unknown): Values {
  const entries = Object.entries(recordOf(options)).filter(([, value]) => isSet(value))
  return Object.fromEntries(entries.map(([name, value]) => [name, fromFormOption(name, value)]))
}

const OPTIONS = 'options.'

/** Form values without any option of their own. */
const UNSET = {
  supportedCardBrands: '',
  supportedCheckoutTypes: '',
  options: Object.fromEntries(
    Object.keys(CHECKOUT_LABELS)
      .filter((name) => name.startsWith(OPTIONS))
      .map((name) => [name.slice(OPTIONS.length), '']),
  ),
}

/** Converts a DPA or default configuration to form values. */
export function withFormOptions(body: Values): Values {
  const set = Object.entries(recordOf(body.options)).map(([name, value]) => [name, toFormOption(value)])
  return { ...UNSET, ...body, options: { ...UNSET.options, ...Object.fromEntries(set) } }
}

/** Converts form values back to the contract's format. */
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
