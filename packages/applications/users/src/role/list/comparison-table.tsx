import { describePermission, PERMISSIONS } from '@portal/contract/permission-table.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Box, HStack, ScrollBox, Stack, Text, VisuallyHidden } from '@portal/ui'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'

const tableStyles = {
  width: 'full',
  fontSize: 'sm',
  '& :is(th, td)': { paddingBlock: '1', paddingInline: '2', borderBottomWidth: '1px', textAlign: 'start' },
  '& tbody th': { fontWeight: 'normal' },
  '& svg': { color: 'green.solid' },
} as const

function Held({ isHeld }: { isHeld: boolean }) {
  return (
    <td>
      {isHeld && <Check aria-hidden size={16} />}
      <VisuallyHidden>{isHeld ? 'Yes' : 'No'}</VisuallyHidden>
    </td>
  )
}

/** Compares the permissions of roles line by line; shows only differences by default. */
export function ComparisonTable({ roles }: { roles: readonly Role[] }) {
  const [differencesOnly, setDifferencesOnly] = useState(true)
  const countOf = (permission: string) =>
    roles.filter(({ resources }) => resources.includes(permission)).length
  const shown = PERMISSIONS.filter((permission) => {
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
      {shown.length === 0 && <Text color="fg.muted">These roles allow the same.</Text>}
      <ScrollBox label="Permissions of the chosen roles">
        <Box as="table" css={tableStyles} aria-label="Permissions of the chosen roles">
          <thead>
            <tr>
              <th scope="col">Permission</th>
              {roles.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((permission) => (
              <tr key={permission}>
                <th scope="row">{describePermission(permission)}</th>
                {roles.map(({ id, resources }) => (
                  <Held key={id} isHeld={resources.includes(permission)} />
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
    </Stack>
  )
}
