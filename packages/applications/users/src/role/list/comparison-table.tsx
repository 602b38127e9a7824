import { Check } from '@lucide/icons'
import { describePermission, PERMISSIONS } from '@portal/contract/permission-table.ts'
import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { PlainTable } from '@portal/portal-app'
import { Box, HStack, Icon, Stack, Text, VisuallyHidden } from '@portal/ui'
import { useState } from 'react'

const Held = ({ isHeld }: { isHeld: boolean }) => (
  <Box as="span" color="green.solid">
    {isHeld && <Icon icon={Check} size={16} />}
    <VisuallyHidden>{isHeld ? 'Yes' : 'No'}</VisuallyHidden>
  </Box>
)

/** Compares the permissions of roles line by line; shows only differences by default. */
export function ComparisonTable({ roles }: { roles: readonly Role[] }) {
  const [differencesOnly, setDifferencesOnly] = useState(true)
  const countOf = (permission: string) =>
    roles.filter(({ resources }) => resources.includes(permission)).length
  const declared = new Set(roles.flatMap(({ resources }) => resources).filter(isDeclaredName))
  const shown = [...PERMISSIONS, ...declared].filter((permission) => {
    const count = countOf(permission)
    return count > 0 && !(differencesOnly && count === roles.length)
  })
  return (
    <Stack gap="2">
      <HStack as="label" gap="1.5">
        <input
          type="checkbox"
          checked={differencesOnly}
          onChange={({ target }) => setDifferencesOnly(target.checked)}
        />
        Differences only
      </HStack>
      {shown.length === 0 && <Text color="fg.muted">These roles grant the same permissions.</Text>}
      <PlainTable
        label="Permissions of the chosen roles"
        head={['Permission', ...roles.map(({ label }) => label)]}
        rows={shown.map((permission) => ({
          key: permission,
          cells: [
            describePermission(permission),
            ...roles.map(({ id, resources }) => <Held key={id} isHeld={resources.includes(permission)} />),
          ],
        }))}
      />
    </Stack>
  )
}
