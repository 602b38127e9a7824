import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { CONTACT_KINDS } from '@portal/contract/subjects/subject-vocabulary.ts'
import { ListField, Section, SelectField, TextAreaField, TextField } from '@portal/ui/form'
import { optionsOf } from './options.ts'
import { TYPE_FIELDS } from './type-fields.tsx'

interface BusinessDataFieldsProps {
  readonly type: SubjectType
  /** Where the fields lie in the form's values; empty or ending with a dot. */
  readonly at?: string
  /** The subject was published once, so that some fields are fixed. */
  readonly wasPublished?: boolean
}

/** Who a subject is: the fields all types share, then those of its own type. */
export function BusinessDataFields({ type, at = '', wasPublished = false }: BusinessDataFieldsProps) {
  const Own = TYPE_FIELDS[type]
  return (
    <>
      <Section title="Names">
        <TextField name={`${at}legalName`} label="Legal name" hint="As registered." />
        <TextField name={`${at}displayName`} label="Display name" hint="Shown in lists and to consumers." />
        <TextField
          name={`${at}externalReference`}
          label="External reference"
          hint="Your own id for this subject, unique within its type."
        />
        <TextAreaField name={`${at}description`} label="Description" />
      </Section>
      <Section title="Profile">
        <Own at={at} wasPublished={wasPublished} />
        <TextField name={`${at}website`} label="Website" hint="An https address." />
        {type !== 'DCF' && (
          <TextField name={`${at}logoUri`} label="Logo" hint="An https address of an image." />
        )}
      </Section>
      <Section title="Address">
        <TextField name={`${at}countryCode`} label="Country" hint="Two letters, for example PL." />
        <TextField name={`${at}address.line1`} label="Address line 1" />
        <TextField name={`${at}address.line2`} label="Address line 2" />
        <TextField name={`${at}address.city`} label="City" />
        <TextField name={`${at}address.state`} label="State or region" />
        <TextField name={`${at}address.zip`} label="Postal code" />
        <TextField name={`${at}address.countryCode`} label="Country of the address" hint="Two letters." />
      </Section>
      <Section title="Contacts" description="At least one technical contact is needed.">
        <ListField name={`${at}contacts`} label="Contacts" addLabel="Add contact" empty="No contacts yet">
          {(_, path) => (
            <>
              <SelectField name={`${path}.kind`} label="Kind" options={optionsOf(CONTACT_KINDS)} />
              <TextField name={`${path}.name`} label="Name" />
              <TextField name={`${path}.email`} label="E-mail" />
              <TextField
                name={`${path}.phone`}
                label="Phone"
                hint="With country code, for example +48221234567."
              />
            </>
          )}
        </ListField>
      </Section>
    </>
  )
}
