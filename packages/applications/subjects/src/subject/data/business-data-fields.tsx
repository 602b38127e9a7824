import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { CONTACT_KINDS } from '@portal/contract/subjects/subject-vocabulary.ts'
import { optionsOf } from '@portal/portal-app/checkout'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import { ListField, SearchField, Section, SelectField, TextAreaField, TextField } from '@portal/ui/form'
import { TYPE_FIELDS } from './type-fields.tsx'

interface BusinessDataFieldsProps {
  readonly type: SubjectType
  /** Path prefix of the fields in the form's values: empty or ending with a dot. */
  readonly at?: string
  /** The subject has been published, so some fields are fixed. */
  readonly wasPublished?: boolean
}

/** Basic data of a subject: the fields shared by all types, then those of its type. */
export function BusinessDataFields({ type, at = '', wasPublished = false }: BusinessDataFieldsProps) {
  const Own = TYPE_FIELDS[type]
  return (
    <>
      <Section title="Names">
        <TextField name={`${at}legalName`} hint="As registered." />
        <TextField name={`${at}displayName`} hint="Shown in lists and to consumers." />
        <TextField
          name={`${at}externalReference`}
          hint="Your own ID for this subject, unique within its type."
        />
        <TextAreaField name={`${at}description`} />
      </Section>
      <Section title="Profile">
        <SearchField name={`${at}countryCode`} options={COUNTRY_OPTIONS} hint="Where it is registered." />
        <Own at={at} wasPublished={wasPublished} />
        <TextField name={`${at}website`} hint="HTTPS URL." />
        {type !== 'DCF' && <TextField name={`${at}logoUri`} hint="HTTPS URL of an image." />}
      </Section>
      <Section title="Address" description="Optional. If set, the first line, city and country are required.">
        <TextField name={`${at}address.line1`} />
        <TextField name={`${at}address.line2`} />
        <TextField name={`${at}address.city`} />
        <TextField name={`${at}address.state`} />
        <TextField name={`${at}address.zip`} />
        <SearchField name={`${at}address.countryCode`} options={COUNTRY_OPTIONS} />
      </Section>
      <Section title="Contacts" description="At least one technical contact is required.">
        <ListField name={`${at}contacts`} addLabel="Add contact" empty="No contacts yet">
          {(_, path) => (
            <>
              <SelectField name={`${path}.kind`} options={optionsOf(CONTACT_KINDS)} />
              <TextField name={`${path}.name`} />
              <TextField name={`${path}.email`} />
              <TextField
                name={`${path}.phone`}
                type="tel"
                hint="With country code, for example +48221234567."
              />
            </>
          )}
        </ListField>
      </Section>
    </>
  )
}
