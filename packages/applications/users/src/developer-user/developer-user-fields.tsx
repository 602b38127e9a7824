import { BUSINESS_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import { CheckboxGroupField, SearchField, TextField } from '@portal/ui/form'
import { useSubjectTypeOptions } from '../use-subject-type-options.ts'
import { KnownDeveloper } from './known-developer.tsx'
import { LinkedSubjectField } from './linked-subject-field.tsx'

/** The fields for inviting a developer. */
export function DeveloperUserFields() {
  const types = useSubjectTypeOptions(BUSINESS_SUBJECT_TYPES)
  return (
    <>
      <TextField name="email" type="email" hint="Cannot be changed later." />
      <KnownDeveloper />
      <TextField name="given_name" />
      <TextField name="family_name" />
      <TextField name="companyName" />
      <SearchField name="country" options={COUNTRY_OPTIONS} />
      <TextField name="phone" type="tel" hint="With country code, for example +48221234567." />
      <CheckboxGroupField name="requestedSubjectTypes" label="Works as" options={types} />
      <LinkedSubjectField />
    </>
  )
}
