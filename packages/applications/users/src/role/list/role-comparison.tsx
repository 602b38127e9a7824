import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { HStack, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useRoles } from '../use-roles.ts'
import { ComparisonTable } from './comparison-table.tsx'

const MAX_COMPARED = 4

interface RoleChoiceProps {
  readonly roles: readonly Role[]
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

function RoleChoice({ roles, chosen, onChange }: RoleChoiceProps) {
  return (
    <HStack as="fieldset" gap="4" wrap="wrap">
      <Text as="legend" fontWeight="strong" marginBottom="1">
        Select two to four roles to compare
      </Text>
      {roles.map(({ id, label }) => (
        <HStack as="label" key={id} gap="1.5">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length === MAX_COMPARED}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {label}
        </HStack>
      ))}
    </HStack>
  )
}

/** Compares two to four roles. */
export function RoleComparison() {
  const roles = useRoles() ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  const compared = chosen.flatMap((id) => roles.find((role) => role.id === id) ?? [])
  return (
    <Stack as="section" gap="4" aria-label="Comparison of roles">
      <RoleChoice roles={roles} chosen={chosen} onChange={setChosen} />
      {compared.length > 1 && <ComparisonTable roles={compared} />}
    </Stack>
  )
}
