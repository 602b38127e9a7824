import { SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { CheckboxGroupField, Section, TextAreaField, TextField } from '@portal/ui/form'
import { useSubjectTypeOptions } from '../../use-subject-type-options.ts'
import { PermissionsField } from '../matrix/permissions-field.tsx'

interface RoleFieldsProps {
  /** The current rights of the role; absent for a new role. */
  readonly before?: readonly string[]
}

/** The fields of a role. */
export function RoleFields({ before }: RoleFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        hint="Capital letters, digits and _, for example DISPUTE_OPERATOR."
        immutable={before && "A role's name cannot be changed."}
      />
      <TextField name="label" hint="Shown on screens." />
      <TextAreaField name="description" hint="Who this role is for, and why." />
      <CheckboxGroupField
        name="subjectTypes"
        hint="Actions on subjects and payment applications also need access to their type."
        options={useSubjectTypeOptions(SUBJECT_TYPES)}
      />
      <Section
        wide
        title="Permissions"
        description="Arrow keys move through the table, Space selects. Required permissions are added too."
      >
        <PermissionsField {...(before && { before })} />
      </Section>
    </>
  )
}
