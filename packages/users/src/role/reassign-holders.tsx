import { addUserRoles, removeUserRole } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { perform, sentencesOf } from '@portal/portal-app'
import { notify, useCan } from '@portal/session'
import { ask, Button, formatCount, HStack } from '@portal/ui'
import { useState } from 'react'
import { isSelf } from '../user/user-guards.ts'
import { RoleSelect } from './role-select.tsx'
import { useRoles } from './use-roles.ts'

/** Gives the holders of a role another one, then takes the first from them: nobody is without a role in between. */
async function reassign(holders: readonly User[], from: Role, to: Role, changeReason: string) {
  for (const { id, roles } of holders) {
    if (!roles.some((held) => held.id === to.id)) {
      await perform(addUserRoles, { params: { userId: id }, body: { roleIds: [to.id], changeReason } })
    }
    await perform(removeUserRole, { params: { userId: id, roleId: from.id } }, { changeReason })
  }
  const have = holders.length === 1 ? 'has' : 'have'
  const title = `${formatCount(holders.length, 'user')} ${have} ${to.label} instead of ${from.label}`
  notify({ kind: 'success', title })
}

/** Moves all holders of a role to another one. */
export function ReassignHolders({ role, holders }: { role: Role; holders: readonly User[] }) {
  const mayAdd = useCan(addUserRoles)
  const mayRemove = useCan(removeUserRole)
  const roles = useRoles() ?? []
  const [chosen, setChosen] = useState('')
  const target = roles.find(({ id }) => id === chosen)
  const others = holders.filter((user) => !isSelf(user))
  if (!mayAdd || !mayRemove || others.length === 0) return null

  const start = (to: Role) =>
    ask.reason({
      title: `Give ${formatCount(others.length, 'user')} ${to.label} instead of ${role.label}?`,
      confirmLabel: 'Reassign',
      impact: async () => others.map(({ email }) => email),
      run: ({ changeReason }) => reassign(others, role, to, changeReason).catch(sentencesOf),
    })

  return (
    <HStack gap="2" align="end">
      <RoleSelect
        label="Reassign to"
        roles={roles.filter(({ id }) => id !== role.id)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Button
        disabledReason={target ? undefined : 'Choose a role first.'}
        onClick={() => target && void start(target)}
      >
        Reassign
      </Button>
    </HStack>
  )
}
