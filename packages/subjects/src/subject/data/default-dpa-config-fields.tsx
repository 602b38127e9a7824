import {
  ADDRESS_PREFERENCES,
  CHECKOUT_TYPES,
  DYNAMIC_DATA_TYPES,
  ORDER_TYPES,
  PAYLOAD_TYPES,
  THREE_DS_PREFERENCES,
  TRANSACTION_TYPES,
} from '@portal/contract/subjects/subject-vocabulary.ts'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import {
  CheckboxGroupField,
  NumberField,
  SearchListField,
  Section,
  SelectField,
  TextField,
} from '@portal/ui/form'
import { CARD_BRAND_OPTIONS, optionsOf } from './options.ts'

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** Checkout options; what is left empty is inherited where there is something to inherit from. */
export function DefaultDpaConfigFields() {
  return (
    <>
      <Section title="Cards and checkout">
        <CheckboxGroupField name="supportedCardBrands" options={CARD_BRAND_OPTIONS} />
        <CheckboxGroupField name="supportedCheckoutTypes" options={optionsOf(CHECKOUT_TYPES)} />
        <TextField name="options.dpaLocale" hint="For example en_US." />
      </Section>
      <Section title="Addresses">
        <SearchListField
          name="options.dpaAcceptedBillingCountries"
          hint="None means all."
          options={COUNTRY_OPTIONS}
        />
        <SearchListField
          name="options.dpaAcceptedShippingCountries"
          hint="None means all."
          options={COUNTRY_OPTIONS}
        />
        <SelectField name="options.dpaBillingPreference" options={optionsOf(ADDRESS_PREFERENCES)} />
        <SelectField name="options.dpaShippingPreference" options={optionsOf(ADDRESS_PREFERENCES)} />
      </Section>
      <Section title="Consumer data">
        <SelectField name="options.consumerNameRequested" options={YES_NO} />
        <SelectField name="options.consumerEmailAddressRequested" options={YES_NO} />
        <SelectField name="options.consumerPhoneNumberRequested" options={YES_NO} />
      </Section>
      <Section title="Transaction">
        <SelectField name="options.payloadTypeIndicator" options={optionsOf(PAYLOAD_TYPES)} />
        <SelectField name="options.transactionType" options={optionsOf(TRANSACTION_TYPES)} />
        <SelectField name="options.orderType" options={optionsOf(ORDER_TYPES)} />
        <SelectField name="options.threeDsPreference" options={optionsOf(THREE_DS_PREFERENCES)} />
        <SelectField name="options.dynamicDataType" options={optionsOf(DYNAMIC_DATA_TYPES)} />
        <NumberField name="options.dynamicDataTtlMinutes" />
      </Section>
    </>
  )
}
