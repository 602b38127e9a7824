import { addUserRoles, removeUserRole } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { actionsOn, step, useBulk } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Button, HStack } from '@portal/ui'
import { useState } from 'react'
import { isSelf } from '../../caller.ts'
import { roleChangeImpact } from '../../user/list/role-change-impact.ts'
import { personName } from '../../user/person-name.ts'
import { RoleSelect } from '../role-select.tsx'
import { useRoles } from '../use-roles.ts'

/** Assigns the new role before removing the old one, so the user is never without a role. */
const reassignment = (from: Role, to: Role, known: readonly Role[]) =>
  actionsOn<User>().several({
    label: 'Reassign',
    calls: [addUserRoles, removeUserRole],
    bulkTitle: (users) => `Reassign ${users} from ${from.label} to ${to.label}?`,
    applies: (user) => !isSelf(user),
    ask: {
      kind: 'reason',
      title: (user) => `Reassign ${personName(user)} from ${from.label} to ${to.label}?`,
      impact: async (users) => roleChangeImpact(users, { given: to, taken: from, known }),
    },
    steps: ({ id, roles }) => [
      ...(roles.some((held) => held.id === to.id)
        ? []
        : [step(addUserRoles, { params: { userId: id }, body: { roleIds: [to.id] } })]),
      step(removeUserRole, { params: { userId: id, roleId: from.id } }),
    ],
    done: (user) => `${personName(user)} now has ${to.label} instead of ${from.label}`,
  })

/** Moves all holders of a role to another one. */
export function ReassignHolders({ role, holders }: { role: Role; holders: readonly User[] }) {
  const mayAdd = useCan(addUserRoles)
  const mayRemove = useCan(removeUserRole)
  const roles = useRoles() ?? []
  const [chosen, setChosen] = useState('')
  const { start, panel } = useBulk<User>(personName)
  const target = roles.find(({ id }) => id === chosen)
  const mayReassign = mayAdd && mayRemove && holders.some((user) => !isSelf(user))
  return (
    <>
      {mayReassign && (
        <HStack gap="2" align="end">
          <RoleSelect
            label="Reassign to"
            roles={roles.filter(({ id }) => id !== role.id)}
            chosen={chosen}
            onChoose={setChosen}
          />
          <Button
            disabledReason={target ? undefined : 'Choose a role first.'}
            onClick={() => target && void start(reassignment(role, target, roles), 'users', holders)}
          >
            Reassign
          </Button>
        </HStack>
      )}
      {/* Keep the results visible when the last holder is gone. */}
      {panel}
    </>
  )
}
