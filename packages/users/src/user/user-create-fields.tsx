import { formatCount } from '@portal/ui'
import { CheckboxGroupField, Section, TextAreaField, TextField } from '@portal/ui/form'
import { givingBlock } from '../role/giving-block.ts'
import { useRoles } from '../role/use-roles.ts'
import { AccessPreview } from './access-preview.tsx'
import { ColleagueRoles } from './colleague-roles.tsx'
import { KnownUser } from './known-user.tsx'

/** The fields of somebody who is invited. */
export function UserCreateFields() {
  const roles = useRoles() ?? []
  const options = roles.map(({ id, label, description, resources }) => ({
    value: id,
    label: `${[label, description].filter(Boolean).join(': ')} (${formatCount(resources.length, 'permission')})`,
    disabledReason: givingBlock(resources),
  }))
  return (
    <>
      <TextField
        name="email"
        label="E-mail"
        type="email"
        hint="The invitation is sent there. It cannot change later."
      />
      <KnownUser />
      <TextField name="given_name" label="Given name" />
      <TextField name="family_name" label="Family name" />
      <Section title="Roles">
        <ColleagueRoles />
        <CheckboxGroupField name="roleIds" label="Roles" options={options} />
      </Section>
      <Section title="What these roles allow">
        <AccessPreview />
      </Section>
      <TextAreaField name="changeReason" label="Note" hint="Kept in the history, for example the ticket." />
    </>
  )
}
