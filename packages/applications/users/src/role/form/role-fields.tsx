import { SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { CheckboxGroupField, Section, TextAreaField, TextField } from '@portal/ui/form'
import { useSubjectTypeOptions } from '../../use-subject-type-options.ts'
import { PermissionsField } from '../matrix/permissions-field.tsx'

interface RoleFieldsProps {
  /** What the role holds now; without it the role is new. */
  readonly before?: readonly string[]
}

/** The fields of a role. */
export function RoleFields({ before }: RoleFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        hint="Capital letters, digits and _, for example DISPUTE_OPERATOR."
        immutable={before && 'The name of a role cannot change.'}
      />
      <TextField name="label" hint="What people see." />
      <TextAreaField name="description" hint="Who should have this role, and what for." />
      <CheckboxGroupField
        name="subjectTypes"
        hint="Calls on subjects and payment applications also need access to the type."
        options={useSubjectTypeOptions(SUBJECT_TYPES)}
      />
      <Section
        wide
        title="Permissions"
        description="Arrow keys move through the table, Space chooses. What a permission needs is added with it."
      >
        <PermissionsField {...(before && { before })} />
      </Section>
    </>
  )
}
