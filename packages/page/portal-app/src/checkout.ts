// Checkout options in forms, pages and histories, and labels for their codes: for DPAs, for the initiators
// whose defaults they inherit, and for the system.

export { CheckoutFields } from './checkout/checkout-fields.tsx'
export { CHECKOUT_LABELS } from './checkout/checkout-labels.ts'
export { withFormOptions, withoutFormOptions } from './checkout/checkout-options.ts'
export { CARD_BRAND_OPTIONS, codeInWords, optionsOf, textInWords } from './checkout/code-words.ts'
export {
  type InheritedOption,
  InheritedOptionsContext,
  OptionNotesContext,
} from './checkout/option-field.tsx'
export { optionInWords } from './checkout/option-in-words.tsx'
export { isCountry, storedValue } from './checkout/stored-value.tsx'
