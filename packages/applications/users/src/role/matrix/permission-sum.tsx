import { Box, formatCount, Stack, Text } from '@portal/ui'
import { RoleWarnings } from '../form/role-warnings.tsx'
import { byArea } from './permission-areas.ts'

interface PermissionSumProps {
  readonly permissions: ReadonlySet<string>
  readonly subjectTypes: number
}

/** Summary of permissions: counts by area, and warnings. */
export function PermissionSum({ permissions, subjectTypes }: PermissionSumProps) {
  return (
    <Stack gap="3">
      <Stack gap="1" role="status">
        <Text>
          {formatCount(permissions.size, 'permission')}, {formatCount(subjectTypes, 'subject type')}
        </Text>
        <Box as="ul" fontSize="sm">
          {byArea(permissions).map((area) => (
            <li key={area.name}>
              {area.name}: {area.permissions.length}
            </li>
          ))}
        </Box>
      </Stack>
      <RoleWarnings permissions={permissions} />
    </Stack>
  )
}
