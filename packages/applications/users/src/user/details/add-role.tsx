import { addUserRoles } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { useRecordActions } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Button, HStack } from '@portal/ui'
import { useState } from 'react'
import { RoleSelect } from '../../role/role-select.tsx'
import { useRoles } from '../../role/use-roles.ts'
import { giveRole } from '../list/give-role.ts'

/** Assigns one more role to a user. */
export function AddRole({ user }: { user: User }) {
  const mayAdd = useCan(addUserRoles)
  const roles = useRoles() ?? []
  const [chosen, setChosen] = useState('')
  const others = roles.filter(({ id }) => !user.roles.some((held) => held.id === id))
  const role = others.find(({ id }) => id === chosen)
  const [addition] = useRecordActions(role ? { add: giveRole(role, roles) } : {})(user)
  if (!mayAdd || others.length === 0) return null
  return (
    <HStack gap="2" align="end">
      <RoleSelect label="Another role" roles={others} chosen={role?.id ?? ''} onChoose={setChosen} />
      <Button
        disabledReason={addition ? addition.disabledReason : 'Choose a role first.'}
        onClick={() => addition?.onSelect()}
      >
        Add role
      </Button>
    </HStack>
  )
}
