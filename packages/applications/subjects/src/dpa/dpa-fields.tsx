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
import { useWatch } from 'react-hook-form'
import { DuplicateAddressNote } from './duplicate-address-note.tsx'

interface DpaFieldsProps {
  /** The edited DPA; a new one has no ID yet. */
  readonly dpaId?: string
  readonly wasPublished?: boolean
}

/** The fields of a payment application. */
export function DpaFields({ dpaId, wasPublished = false }: DpaFieldsProps) {
  const applicationType: unknown = useWatch({ name: 'dpaData.applicationType' })
  return (
    <>
      <Section title="Identity">
        <TextField name="dpaData.dpaPresentationName" hint="Shown to consumers while they pay." />
        <TextField name="dpaData.dpaName" hint="As registered." />
        <SelectField name="dpaData.applicationType" options={optionsOf(APPLICATION_TYPES)} />
        <TextField name="dpaData.dpaUri" hint="HTTPS URL, or an application ID." />
        <DuplicateAddressNote dpaId={dpaId} />
        <TextListField
          name="dpaData.originDomains"
          addLabel="Add origin"
          hint="Where checkouts can start, for example https://shop.example. Websites need at least one."
          required={applicationType === 'WEB_BROWSER'}
        />
        <TextField name="dpaData.dpaLogoUri" hint="HTTPS URL of an image." />
        <TextField
          name="srciDpaId"
          hint="The SRC initiator's ID for it. Leave empty to generate one."
          immutable={wasPublished ? 'Cannot be changed after the first publication.' : undefined}
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
        <TextListField
          name="merchantCategoryCodes"
          addLabel="Add code"
          hint="Four digits each; main code first."
        />
        <CheckboxField name="debitTokenRequested" hint="Merchants in the United States must request them." />
        <TextField name="subMerchantId" />
        <TextField name="paymentFacilitatorId" />
      </Section>
      <Section
        title="Postal address"
        description="Optional. If set, the first line, city and country are required."
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
      <Section title="3-D Secure defaults" description="Sent unless a checkout overrides them.">
        <TextField name="threeDsDefaultData.defaultAcquirerBin" hint="6 to 11 digits." />
        <TextField name="threeDsDefaultData.defaultAcquirerMerchantId" />
        <SearchField name="threeDsDefaultData.defaultMerchantCountryCode" options={COUNTRY_OPTIONS} />
        <TextField name="threeDsDefaultData.defaultMerchantCategoryCode" hint="Four digits." />
      </Section>
      <CheckoutFields />
      <Section title="Internal">
        <TextAreaField name="notes" hint="Only for operators; never shown to consumers or merchants." />
      </Section>
    </>
  )
}
