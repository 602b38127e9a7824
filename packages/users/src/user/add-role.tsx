import { addUserRoles } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { perform, sentencesOf } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { ask, Button, Field, HStack, Select } from '@portal/ui'
import { useState } from 'react'
import { warningsOf } from '../role/sensitive-permissions.ts'
import { useRoles } from '../role/use-roles.ts'
import { personName } from './person-name.ts'
import { isSelf } from './user-guards.ts'

const give = (user: User, role: Role) =>
  ask.optionalReason({
    title: `Give ${role.label} to ${personName(user)}?`,
    confirmLabel: 'Add role',
    impact: async () => warningsOf(new Set(role.resources)),
    run: ({ changeReason }) =>
      perform(
        addUserRoles,
        { params: { userId: user.id }, body: { roleIds: [role.id], ...(changeReason && { changeReason }) } },
        { revision: user.revision, done: `${user.email} has the role ${role.label}` },
      ).catch(sentencesOf),
  })

/** Gives a user one more role. */
export function AddRole({ user }: { user: User }) {
  const mayAdd = useCan(addUserRoles)
  const roles = useRoles() ?? []
  const [chosen, setChosen] = useState('')
  const others = roles.filter(({ id }) => !user.roles.some((held) => held.id === id))
  const role = others.find(({ id }) => id === chosen)
  if (!mayAdd || others.length === 0) return null

  function blocked() {
    if (isSelf(user)) return 'Nobody changes their own roles. Ask another administrator.'
    return role ? undefined : 'Choose a role first.'
  }

  return (
    <HStack gap="2" align="end">
      <Field label="Another role">
        {(ties) => (
          <Select {...ties} value={role?.id ?? ''} onChange={(event) => setChosen(event.target.value)}>
            <option value="">Choose a role</option>
            {others.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button disabledReason={blocked()} onClick={() => role && void give(user, role)}>
        Add role
      </Button>
    </HStack>
  )
}
