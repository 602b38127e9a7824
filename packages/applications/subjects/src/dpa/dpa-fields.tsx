import { APPLICATION_TYPES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { CheckoutFields, optionsOf } from '@portal/portal-app/checkout'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import {
  CheckboxField,
  ListField,
  SearchField,
  Section,
  SelectField,
  TextAreaField,
  TextField,
  TextListField,
} from '@portal/ui/form'
import { DuplicateAddressNote } from './duplicate-address-note.tsx'

interface DpaFieldsProps {
  /** The DPA that is edited; a new one has no id yet. */
  readonly dpaId?: string
  readonly wasPublished?: boolean
}

/** The fields of a payment application. */
export function DpaFields({ dpaId, wasPublished = false }: DpaFieldsProps) {
  return (
    <>
      <Section title="Identity">
        <TextField name="dpaData.dpaPresentationName" hint="What consumers read while they pay." />
        <TextField name="dpaData.dpaName" hint="As registered." />
        <SelectField name="dpaData.applicationType" options={optionsOf(APPLICATION_TYPES)} />
        <TextField name="dpaData.dpaUri" hint="An https address, or the id of an application." />
        <DuplicateAddressNote dpaId={dpaId} />
        <TextListField
          name="dpaData.originDomains"
          hint="Where checkouts may start, for example https://shop.example. Websites need at least one."
        />
        <TextField name="dpaData.dpaLogoUri" hint="An https address of an image." />
        <TextField
          name="srciDpaId"
          hint="The id at the SRC initiator. Left empty, one is made."
          immutable={wasPublished ? 'Fixed since the first publication.' : undefined}
        />
        <TextField name="dpaData.supportEmail" />
        <TextField
          name="dpaData.supportPhone"
          type="tel"
          hint="With country code, for example +48221234567."
        />
      </Section>
      <Section title="Merchant">
        <SearchField name="merchantCountryCode" options={COUNTRY_OPTIONS} />
        <TextListField name="merchantCategoryCodes" hint="Four digits each, the main one first." />
        <CheckboxField
          name="debitTokenRequested"
          hint="Merchants in the United States have to ask for them."
        />
        <TextField name="subMerchantId" />
        <TextField name="paymentFacilitatorId" />
      </Section>
      <Section
        title="Postal address"
        description="May be left out. With one, its first line, city and country are needed."
      >
        <TextField name="dpaData.dpaAddress.line1" />
        <TextField name="dpaData.dpaAddress.line2" />
        <TextField name="dpaData.dpaAddress.city" />
        <TextField name="dpaData.dpaAddress.state" />
        <TextField name="dpaData.dpaAddress.zip" />
        <SearchField name="dpaData.dpaAddress.countryCode" options={COUNTRY_OPTIONS} />
      </Section>
      <Section title="Acquirers">
        <ListField name="acquirerData" addLabel="Add acquirer" empty="No acquirers yet">
          {(_, path) => (
            <>
              <TextField name={`${path}.acquirerIca`} hint="Up to 11 digits." />
              <TextField name={`${path}.acquirerBin`} hint="6 to 11 digits." />
              <TextField name={`${path}.acquirerMerchantId`} />
            </>
          )}
        </ListField>
      </Section>
      <Section title="3-D Secure defaults" description="Sent where a checkout does not say otherwise.">
        <TextField name="threeDsDefaultData.defaultAcquirerBin" hint="6 to 11 digits." />
        <TextField name="threeDsDefaultData.defaultAcquirerMerchantId" />
        <SearchField name="threeDsDefaultData.defaultMerchantCountryCode" options={COUNTRY_OPTIONS} />
        <TextField name="threeDsDefaultData.defaultMerchantCategoryCode" hint="Four digits." />
      </Section>
      <CheckoutFields />
      <Section title="Internal">
        <TextAreaField name="notes" hint="For operators only; consumers and merchants never see it." />
      </Section>
    </>
  )
}
