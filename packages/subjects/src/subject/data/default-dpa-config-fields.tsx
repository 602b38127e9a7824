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
  Section,
  SelectField,
  TextField,
  TextListField,
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
        <CheckboxGroupField name="supportedCardBrands" label="Card brands" options={CARD_BRAND_OPTIONS} />
        <CheckboxGroupField
          name="supportedCheckoutTypes"
          label="Checkout types"
          options={optionsOf(CHECKOUT_TYPES)}
        />
        <TextField name="options.dpaLocale" label="Locale" hint="For example en_US." />
      </Section>
      <Section title="Addresses">
        <TextListField
          name="options.dpaAcceptedBillingCountries"
          label="Billing countries"
          hint="None means all."
        />
        <TextListField
          name="options.dpaAcceptedShippingCountries"
          label="Shipping countries"
          hint="None means all."
        />
        <SelectField
          name="options.dpaBillingPreference"
          label="Billing address"
          options={optionsOf(ADDRESS_PREFERENCES)}
        />
        <SelectField
          name="options.dpaShippingPreference"
          label="Shipping address"
          options={optionsOf(ADDRESS_PREFERENCES)}
        />
      </Section>
      <Section title="Consumer data">
        <SelectField name="options.consumerNameRequested" label="Ask for the name" options={YES_NO} />
        <SelectField
          name="options.consumerEmailAddressRequested"
          label="Ask for the e-mail"
          options={YES_NO}
        />
        <SelectField
          name="options.consumerPhoneNumberRequested"
          label="Ask for the phone number"
          options={YES_NO}
        />
      </Section>
      <Section title="Transaction">
        <SelectField name="options.payloadTypeIndicator" label="Payload" options={optionsOf(PAYLOAD_TYPES)} />
        <SelectField
          name="options.transactionType"
          label="Transaction type"
          options={optionsOf(TRANSACTION_TYPES)}
        />
        <SelectField name="options.orderType" label="Order type" options={optionsOf(ORDER_TYPES)} />
        <SelectField
          name="options.threeDsPreference"
          label="3-D Secure"
          options={optionsOf(THREE_DS_PREFERENCES)}
        />
        <SelectField
          name="options.dynamicDataType"
          label="Dynamic data"
          options={optionsOf(DYNAMIC_DATA_TYPES)}
        />
        <NumberField name="options.dynamicDataTtlMinutes" label="Minutes dynamic data stays good" />
      </Section>
    </>
  )
}
