import {
  ADDRESS_PREFERENCES,
  CHECKOUT_TYPES,
  DYNAMIC_DATA_TYPES,
  ORDER_TYPES,
  PAYLOAD_TYPES,
  THREE_DS_PREFERENCES,
  TRANSACTION_TYPES,
} from '@portal/contract/subjects/subject-vocabulary.ts'
import {
  CheckboxGroupField,
  NumberField,
  SearchListField,
  Section,
  SelectField,
  TextField,
} from '@portal/ui/form'
import { COUNTRY_OPTIONS } from '../form/country-options.ts'
import { NOTHING } from './checkout-options.ts'
import { CARD_BRAND_OPTIONS, optionsOf } from './code-words.ts'
import { OptionField } from './option-field.tsx'

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const ORDER_TYPE_OPTIONS = [{ value: NOTHING, label: 'None' }, ...optionsOf(ORDER_TYPES)]

interface ChoiceProps {
  readonly name: string
  readonly options: readonly { value: string; label: string }[]
}

const Choice = ({ name, options }: ChoiceProps) => (
  <OptionField name={name}>
    <SelectField name={name} options={options} />
  </OptionField>
)

const Countries = ({ name }: { name: string }) => (
  <OptionField name={name}>
    <SearchListField name={name} hint="None means all." options={COUNTRY_OPTIONS} />
  </OptionField>
)

const Ticks = ({ name, options }: ChoiceProps) => (
  <OptionField name={name}>
    <CheckboxGroupField name={name} options={options} />
  </OptionField>
)

/** Checkout options; each is set here or inherited, if there is something to inherit from. */
export function CheckoutFields() {
  return (
    <>
      <Section title="Cards and checkout">
        <Ticks name="supportedCardBrands" options={CARD_BRAND_OPTIONS} />
        <Ticks name="supportedCheckoutTypes" options={optionsOf(CHECKOUT_TYPES)} />
        <OptionField name="options.dpaLocale">
          <TextField name="options.dpaLocale" hint="For example en_US." />
        </OptionField>
      </Section>
      <Section title="Addresses">
        <Countries name="options.dpaAcceptedBillingCountries" />
        <Countries name="options.dpaAcceptedShippingCountries" />
        <Choice name="options.dpaBillingPreference" options={optionsOf(ADDRESS_PREFERENCES)} />
        <Choice name="options.dpaShippingPreference" options={optionsOf(ADDRESS_PREFERENCES)} />
      </Section>
      <Section title="Consumer data">
        <Choice name="options.consumerNameRequested" options={YES_NO} />
        <Choice name="options.consumerEmailAddressRequested" options={YES_NO} />
        <Choice name="options.consumerPhoneNumberRequested" options={YES_NO} />
      </Section>
      <Section title="Transaction">
        <Choice name="options.payloadTypeIndicator" options={optionsOf(PAYLOAD_TYPES)} />
        <Choice name="options.transactionType" options={optionsOf(TRANSACTION_TYPES)} />
        <Choice name="options.orderType" options={ORDER_TYPE_OPTIONS} />
        <Choice name="options.threeDsPreference" options={optionsOf(THREE_DS_PREFERENCES)} />
        <Choice name="options.dynamicDataType" options={optionsOf(DYNAMIC_DATA_TYPES)} />
        <OptionField name="options.dynamicDataTtlMinutes">
          <NumberField name="options.dynamicDataTtlMinutes" />
        </OptionField>
      </Section>
    </>
  )
}
