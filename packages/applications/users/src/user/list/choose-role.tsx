import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { ask } from '@portal/ui'
import { useState } from 'react'
import { RoleSelect } from '../../role/role-select.tsx'

interface RoleChoiceProps {
  readonly roles: readonly Role[]
  onChange(roleId: string): void
}

function RoleChoice({ roles, onChange }: RoleChoiceProps) {
  const [chosen, setChosen] = useState('')

  function choose(roleId: string) {
    setChosen(roleId)
    onChange(roleId)
  }

  return <RoleSelect label="Role" roles={roles} chosen={chosen} onChoose={choose} />
}

/** Asks for a role; resolves to undefined when canceled. */
export async function chooseRole(roles: readonly Role[]): Promise<Role | undefined> {
  let chosen: Role | undefined
  const isGiven = await ask.confirm({
    title: 'Which role do you want to add?',
    text: 'You can review the effects before you confirm.',
    confirmLabel: 'Continue',
    content: (
      <RoleChoice
        roles={roles}
        onChange={(roleId) => {
          chosen = roles.find(({ id }) => id === roleId)
        }}
      />
    ),
    run: async () => {
      if (!chosen) throw { message: 'Choose a role.', details: [] }
    },
  })
  return isGiven ? chosen : undefined
}
