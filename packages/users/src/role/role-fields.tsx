import { SUBJECT_TYPE_LABELS, SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { CheckboxGroupField, Section, TextAreaField, TextField } from '@portal/ui/form'
import { PermissionsField } from './permissions-field.tsx'

interface RoleFieldsProps {
  /** What the role holds now; without it the role is new. */
  readonly before?: readonly string[]
  readonly readOnly?: boolean
}

const TYPE_OPTIONS = SUBJECT_TYPES.map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] }))

/** The fields of a role. */
export function RoleFields({ before, readOnly }: RoleFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        hint="Capital letters, digits and _, for example DISPUTE_OPERATOR."
        immutable={before && 'The name of a role cannot change.'}
      />
      <TextField name="label" label="Label" hint="What people see." />
      <TextAreaField name="description" label="Description" hint="Who should have this role, and what for." />
      <CheckboxGroupField
        name="subjectTypes"
        label="Subject types"
        hint="Calls on subjects and payment applications also need access to the type."
        options={TYPE_OPTIONS}
      />
      <Section
        title="Permissions"
        description="Arrow keys move through the table, Space chooses. What a permission needs is added with it."
      >
        <PermissionsField {...(before && { before })} {...(readOnly && { readOnly })} />
      </Section>
    </>
  )
}
