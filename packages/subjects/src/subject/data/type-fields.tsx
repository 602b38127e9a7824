import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import {
  APPLICATION_TYPES,
  AUTH_PROTOCOLS,
  BACKEND_KINDS,
  CARD_TYPES,
  ENROLMENT_METHODS,
  INTEGRATION_TYPES,
} from '@portal/contract/subjects/subject-vocabulary.ts'
import {
  CheckboxGroupField,
  ListField,
  NumberField,
  SelectField,
  TextField,
  TextListField,
} from '@portal/ui/form'
import type { ComponentType } from 'react'
import { CARD_BRAND_OPTIONS, optionsOf } from './options.ts'

interface TypeFieldsProps {
  readonly at: string
  readonly wasPublished: boolean
}

function InitiatorFields({ at, wasPublished }: TypeFieldsProps) {
  return (
    <>
      <TextField
        name={`${at}srcInitiatorId`}
        label="SRC initiator id"
        hint="The UUID under which the SRC system knows the initiator."
        immutable={wasPublished ? 'Fixed since the first publication.' : undefined}
      />
      <SelectField name={`${at}integrationType`} label="Integration" options={optionsOf(INTEGRATION_TYPES)} />
      <TextListField
        name={`${at}allowedOrigins`}
        label="Allowed origins"
        hint="For example https://shop.example"
      />
      <NumberField name={`${at}maxDpas`} label="Maximum number of payment applications" />
    </>
  )
}

function IssuerFields({ at }: TypeFieldsProps) {
  return (
    <>
      <TextField name={`${at}issuerName`} label="Issuer name" hint="As printed on the card." />
      <CheckboxGroupField name={`${at}cardBrands`} label="Card brands" options={CARD_BRAND_OPTIONS} />
      <ListField
        name={`${at}binRanges`}
        label="BIN ranges"
        addLabel="Add BIN range"
        empty="No BIN ranges yet"
      >
        {(_, path) => (
          <>
            <TextField name={`${path}.low`} label="From" hint="6 to 11 digits." />
            <TextField name={`${path}.high`} label="To" hint="As many digits as the low end." />
            <SelectField name={`${path}.cardType`} label="Card type" options={optionsOf(CARD_TYPES)} />
          </>
        )}
      </ListField>
      <CheckboxGroupField
        name={`${at}enrolmentMethods`}
        label="Enrolment methods"
        options={optionsOf(ENROLMENT_METHODS)}
      />
      <TextField
        name={`${at}cardArtFileId`}
        label="Card art file id"
        hint="The id of a file under Resources."
      />
    </>
  )
}

function FacilitatorFields({ at }: TypeFieldsProps) {
  return (
    <>
      <SelectField
        name={`${at}applicationType`}
        label="Application type"
        options={optionsOf(APPLICATION_TYPES)}
      />
      <TextField name={`${at}dcfUri`} label="Address of the wallet" hint="An https address." />
      <TextField name={`${at}logoUri`} label="Logo" hint="An https address of an image." />
      <CheckboxGroupField name={`${at}cardBrands`} label="Card brands" options={CARD_BRAND_OPTIONS} />
    </>
  )
}

function SystemFields({ at }: TypeFieldsProps) {
  return (
    <>
      <TextField name={`${at}systemName`} label="System name" />
      <SelectField name={`${at}cardBrand`} label="Card brand" options={CARD_BRAND_OPTIONS} />
      <TextField name={`${at}apiBaseUrl`} label="API base address" hint="An https address." />
      <TextField name={`${at}sdkUrl`} label="SDK address" hint="An https address." />
      <NumberField name={`${at}maxCardsPerProfile`} label="Maximum number of cards per profile" />
      <NumberField name={`${at}profileInactivityDays`} label="Days until an unused profile ends" />
    </>
  )
}

function BackendFields({ at }: TypeFieldsProps) {
  return (
    <>
      <SelectField name={`${at}backendKind`} label="Kind" options={optionsOf(BACKEND_KINDS)} />
      <TextField name={`${at}baseUrl`} label="Base address" hint="An https address." />
      <NumberField name={`${at}timeoutMs`} label="Time-out in milliseconds" />
      <NumberField name={`${at}retries`} label="Retries" />
      <TextField name={`${at}healthUrl`} label="Health address" />
    </>
  )
}

function AuthPlatformFields({ at }: TypeFieldsProps) {
  return (
    <>
      <SelectField name={`${at}protocol`} label="Protocol" options={optionsOf(AUTH_PROTOCOLS)} />
      <TextField name={`${at}issuerUri`} label="Issuer" hint="An https address." />
      <TextField name={`${at}authorizationUri`} label="Authorization address" />
      <TextField name={`${at}tokenUri`} label="Token address" />
      <TextField name={`${at}jwksUri`} label="Key set address" />
      <TextField name={`${at}clientId`} label="Client id" />
      <TextListField name={`${at}acrValues`} label="ACR values" />
    </>
  )
}

/** The fields that only subjects of one type have. */
export const TYPE_FIELDS: Record<SubjectType, ComponentType<TypeFieldsProps>> = {
  SRCI: InitiatorFields,
  SRCPI: IssuerFields,
  DCF: FacilitatorFields,
  SRC: SystemFields,
  EXT_BACKEND: BackendFields,
  EXT_AUTH_PLATFORM: AuthPlatformFields,
}
