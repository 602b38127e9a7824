import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { useCan } from '@portal/session'
import { formatCount, Notice } from '@portal/ui'
import { CheckboxGroupField, Section, TextAreaField, TextField } from '@portal/ui/form'
import { assignmentBlock } from '../../role/assignment-block.ts'
import { useRoles } from '../../role/use-roles.ts'
import { AccessPreview } from './access-preview.tsx'
import { ColleagueRoles } from './colleague-roles.tsx'
import { KnownUser } from './known-user.tsx'

/** Explains which permission is missing to operators who can invite people but cannot see roles. */
const RolesNotListed = () => (
  <Notice kind="warning" title="You cannot invite anyone yet">
    Every user needs a role, and you need role.search to choose one. Ask an administrator for it.
  </Notice>
)

/** The fields for inviting a user. */
export function UserCreateFields() {
  const maySeeRoles = useCan(listRoles)
  const roles = useRoles() ?? []
  const options = roles.map((role) => ({
    value: role.id,
    label: role.label,
    detail: `${role.description} (${formatCount(role.resources.length, 'permission')})`.trim(),
    disabledReason: assignmentBlock(role),
  }))
  return (
    <>
      <TextField name="email" type="email" hint="The invitation is sent here. Cannot be changed later." />
      <KnownUser />
      <TextField name="given_name" />
      <TextField name="family_name" />
      <Section title="Roles">
        {maySeeRoles ? <ColleagueRoles /> : <RolesNotListed />}
        <CheckboxGroupField name="roleIds" options={options} />
      </Section>
      <Section title="What these roles allow">
        <AccessPreview />
      </Section>
      <TextAreaField name="changeReason" hint="Kept in the history, for example a ticket number." />
    </>
  )
}
