import { COUNTRY_CODES } from '@portal/contract/country.ts'
import { BUSINESS_SUBJECT_TYPES, SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { CheckboxGroupField, SelectField, TextField } from '@portal/ui/form'
import { countryName } from './country-name.ts'
import { KnownDeveloper } from './known-developer.tsx'
import { LinkedSubjectField } from './linked-subject-field.tsx'

const TYPES = BUSINESS_SUBJECT_TYPES.map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] }))

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
  a.label.localeCompare(b.label),
)

/** The fields of a developer who is invited. */
export function DeveloperUserFields() {
  return (
    <>
      <TextField name="email" label="E-mail" type="email" hint="It cannot change later." />
      <KnownDeveloper />
      <TextField name="given_name" label="Given name" />
      <TextField name="family_name" label="Family name" />
      <TextField name="companyName" label="Company" />
      <SelectField name="country" label="Country" options={COUNTRIES} />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        hint="With the country code, for example +48221234567."
      />
      <CheckboxGroupField name="requestedSubjectTypes" label="Works as" options={TYPES} />
      <LinkedSubjectField />
    </>
  )
}
