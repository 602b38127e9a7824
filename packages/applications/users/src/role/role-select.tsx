import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Field, Select } from '@portal/ui'
import { assignmentBlock } from './assignment-block.ts'

interface RoleSelectProps {
  readonly label: string
  readonly roles: readonly Role[]
  readonly chosen: string
  onChoose(roleId: string): void
}

/** Select for one of the roles; those that the operator cannot assign say why. */
export function RoleSelect({ label, roles, chosen, onChoose }: RoleSelectProps) {
  return (
    <Field label={label}>
      {(ties) => (
        <Select {...ties} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">Choose a role</option>
          {roles.map((role) => {
            const block = assignmentBlock(role)
            return (
              <option key={role.id} value={role.id} disabled={block !== undefined}>
                {block ? `${role.label}. ${block}` : role.label}
              </option>
            )
          })}
        </Select>
      )}
    </Field>
  )
}
