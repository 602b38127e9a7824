import {
  addUserRoles,
  disableUser,
  enableUser,
  removeUserRole,
  updateUser,
} from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { useCan } from '@portal/session'
import { DetailsList } from '@portal/ui'
import { CheckboxGroupField, SelectField, TextField } from '@portal/ui/form'
import { givingBlock } from '../role/giving-block.ts'
import { useLastAdministrator } from './use-last-administrator.ts'
import { isSelf, protectionOf } from './user-guards.ts'

const STATUS_OPTIONS = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'SUSPENDED', label: 'Suspended' },
]

const needs = (permission: string) => `Needs ${permission}.`

/** Why the roles of a user are fixed for the operator, if they are. */
function useRolesFixed(user: User): string | undefined {
  const mayAdd = useCan(addUserRoles)
  const mayRemove = useCan(removeUserRole)
  const lastAdministrator = useLastAdministrator()
  if (isSelf(user)) return 'Nobody changes their own roles.'
  if (user.id === lastAdministrator) return protectionOf(user, lastAdministrator)
  return mayAdd || mayRemove ? undefined : needs('user.role.add or user.role.remove')
}

/** Why the status of a user is fixed for the operator, if it is. */
function useStatusFixed(user: User): string | undefined {
  const mayDisable = useCan(disableUser)
  const mayEnable = useCan(enableUser)
  const lastAdministrator = useLastAdministrator()
  if (user.status === 'SUSPENDED') return mayEnable ? undefined : needs('user.enable')
  return mayDisable ? protectionOf(user, lastAdministrator) : needs('user.disable')
}

/** What can be changed about a user. */
export function UserEditFields({ user, roles }: { user: User; roles: readonly Role[] }) {
  const nameFixed = useCan(updateUser) ? undefined : needs('user.update')
  const offered = roles.length > 0 ? roles : user.roles
  const isHeld = (id: string) => user.roles.some((held) => held.id === id)
  const options = offered.map((role) => ({
    value: role.id,
    label: role.label,
    disabledReason: 'resources' in role && !isHeld(role.id) ? givingBlock(role.resources) : undefined,
  }))
  return (
    <>
      <DetailsList
        columns={1}
        items={[{ label: 'E-mail', value: `${user.email} (identifies the person, so it cannot change)` }]}
      />
      <TextField name="given_name" label="Given name" immutable={nameFixed} />
      <TextField name="family_name" label="Family name" immutable={nameFixed} />
      <SelectField
        name="status"
        label="Status"
        options={STATUS_OPTIONS}
        immutable={useStatusFixed(user)}
        hint="Who is suspended is signed out at once and cannot come back."
      />
      <CheckboxGroupField name="roleIds" label="Roles" options={options} immutable={useRolesFixed(user)} />
    </>
  )
}
