import {
  addUserRoles,
  disableUser,
  enableUser,
  removeUserRole,
  updateUser,
} from '@portal/contract/people/user-endpoints.ts'
import {
  refusalToChangeRolesOf,
  refusalToDisableUser,
  refusalToEnableUser,
  refusalToRemoveRole,
} from '@portal/contract/people/user-rules.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { useCan } from '@portal/session'
import { DetailsList, statusOptions } from '@portal/ui'
import { CheckboxGroupField, SelectField, TextField } from '@portal/ui/form'
import { caller } from '../../caller.ts'
import { assignmentBlock } from '../../role/assignment-block.ts'
import { EmailAddress } from '../email-address.tsx'
import { USER_LABELS } from '../user-labels.ts'
import { USER_ACTIVITY } from '../user-status.tsx'

const needs = (permission: string) => `Needs ${permission}.`

/** Why the operator cannot change the user's roles, or undefined. */
function useRolesLockReason(user: User): string | undefined {
  const mayAdd = useCan(addUserRoles)
  const mayRemove = useCan(removeUserRole)
  const refusal = refusalToChangeRolesOf(user, caller()) ?? refusalToRemoveRole(user, [], caller())
  if (refusal) return refusal.message
  return mayAdd || mayRemove ? undefined : needs('user.role.add or user.role.remove')
}

/** Why the operator cannot change the user's status, or undefined. */
function useStatusLockReason(user: User): string | undefined {
  const mayDisable = useCan(disableUser)
  const mayEnable = useCan(enableUser)
  if (user.status === 'SUSPENDED')
    return mayEnable ? refusalToEnableUser(user, caller())?.message : needs('user.enable')
  return mayDisable ? refusalToDisableUser(user, caller())?.message : needs('user.disable')
}

/** The editable fields of a user. */
export function UserEditFields({ user, roles }: { user: User; roles: readonly Role[] }) {
  const nameFixed = useCan(updateUser) ? undefined : needs('user.update')
  const maySeeRoles = useCan(listRoles)
  const offered = roles.length > 0 ? roles : user.roles
  const isHeld = (id: string) => user.roles.some((held) => held.id === id)
  const options = offered.map((role) => ({
    value: role.id,
    label: role.label,
    disabledReason: 'resources' in role && !isHeld(role.id) ? assignmentBlock(role) : undefined,
  }))
  return (
    <>
      <DetailsList
        columns={1}
        items={[
          {
            label: USER_LABELS.email,
            value: (
              <>
                <EmailAddress email={user.email} /> (identifies the person and cannot be changed)
              </>
            ),
          },
        ]}
      />
      <TextField name="given_name" immutable={nameFixed} />
      <TextField name="family_name" immutable={nameFixed} />
      <SelectField
        name="status"
        options={statusOptions(USER_ACTIVITY)}
        immutable={useStatusLockReason(user)}
        hint="Disabled users are signed out immediately and cannot sign in."
      />
      <CheckboxGroupField
        name="roleIds"
        options={options}
        hint={
          maySeeRoles ? undefined : 'Only assigned roles are shown. To see all roles, you need role.search.'
        }
        immutable={useRolesLockReason(user)}
      />
    </>
  )
}
