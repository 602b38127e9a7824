import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import {
  APPLICATION_TYPES,
  AUTH_PROTOCOLS,
  BACKEND_KINDS,
  CARD_TYPES,
  ENROLMENT_METHODS,
  INTEGRATION_TYPES,
} from '@portal/contract/subjects/subject-vocabulary.ts'
import { CARD_BRAND_OPTIONS, optionsOf } from '@portal/portal-app/checkout'
import {
  CheckboxGroupField,
  ListField,
  NumberField,
  SearchField,
  SelectField,
  TextField,
  TextListField,
} from '@portal/ui/form'
import type { ComponentType } from 'react'
import { useImageOptions } from './references/use-resource-options.ts'

interface TypeFieldsProps {
  readonly at: string
  readonly wasPublished: boolean
}

function InitiatorFields({ at, wasPublished }: TypeFieldsProps) {
  return (
    <>
      <TextField
        name={`${at}srcInitiatorId`}
        hint="The initiator’s UUID in the SRC system."
        immutable={wasPublished ? 'Cannot be changed after the first publication.' : undefined}
      />
      <SelectField name={`${at}integrationType`} options={optionsOf(INTEGRATION_TYPES)} />
      <TextListField
        name={`${at}allowedOrigins`}
        addLabel="Add origin"
        hint="For example https://shop.example"
      />
      <NumberField name={`${at}maxDpas`} />
    </>
  )
}

function IssuerFields({ at }: TypeFieldsProps) {
  return (
    <>
      <TextField name={`${at}issuerName`} hint="As printed on the card." />
      <CheckboxGroupField name={`${at}cardBrands`} options={CARD_BRAND_OPTIONS} />
      <ListField name={`${at}binRanges`} addLabel="Add BIN range" empty="No BIN ranges yet">
        {(_, path) => (
          <>
            <TextField name={`${path}.low`} hint="6 to 11 digits." />
            <TextField name={`${path}.high`} hint="As many digits as the low end." />
            <SelectField name={`${path}.cardType`} options={optionsOf(CARD_TYPES)} />
          </>
        )}
      </ListField>
      <CheckboxGroupField name={`${at}enrolmentMethods`} options={optionsOf(ENROLMENT_METHODS)} />
      <SearchField name={`${at}cardArtFileId`} options={useImageOptions()} hint="An image under Resources." />
    </>
  )
}

function FacilitatorFields({ at }: TypeFieldsProps) {
  return (
    <>
      <SelectField name={`${at}applicationType`} options={optionsOf(APPLICATION_TYPES)} />
      <TextField name={`${at}dcfUri`} hint="HTTPS URL." />
      <TextField name={`${at}logoUri`} hint="HTTPS URL of an image." />
      <CheckboxGroupField name={`${at}cardBrands`} options={CARD_BRAND_OPTIONS} />
    </>
  )
}

function SystemFields({ at }: TypeFieldsProps) {
  return (
    <>
      <TextField name={`${at}systemName`} />
      <SelectField name={`${at}cardBrand`} options={CARD_BRAND_OPTIONS} />
      <TextField name={`${at}apiBaseUrl`} hint="HTTPS URL." />
      <TextField name={`${at}sdkUrl`} hint="HTTPS URL." />
      <NumberField name={`${at}maxCardsPerProfile`} />
      <NumberField name={`${at}profileInactivityDays`} />
    </>
  )
}

function BackendFields({ at }: TypeFieldsProps) {
  return (
    <>
      <SelectField name={`${at}backendKind`} options={optionsOf(BACKEND_KINDS)} />
      <TextField name={`${at}baseUrl`} hint="HTTPS URL." />
      <NumberField name={`${at}timeoutMs`} />
      <NumberField name={`${at}retries`} />
      <TextField name={`${at}healthUrl`} />
    </>
  )
}

function AuthPlatformFields({ at }: TypeFieldsProps) {
  return (
    <>
      <SelectField name={`${at}protocol`} options={optionsOf(AUTH_PROTOCOLS)} />
      <TextField name={`${at}issuerUri`} hint="HTTPS URL." />
      <TextField name={`${at}authorizationUri`} />
      <TextField name={`${at}tokenUri`} />
      <TextField name={`${at}jwksUri`} />
      <TextField name={`${at}clientId`} />
      <TextListField name={`${at}acrValues`} addLabel="Add ACR value" />
    </>
  )
}

/** The fields of a single subject type. */
export const TYPE_FIELDS: Record<SubjectType, ComponentType<TypeFieldsProps>> = {
  SRCI: InitiatorFields,
  SRCPI: IssuerFields,
  DCF: FacilitatorFields,
  SRC: SystemFields,
  EXT_BACKEND: BackendFields,
  EXT_AUTH_PLATFORM: AuthPlatformFields,
}
