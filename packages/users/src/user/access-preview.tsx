import { Box, formatCount, Notice, Stack, Text } from '@portal/ui'
import { useWatch } from 'react-hook-form'
import { byArea } from '../role/permission-areas.ts'
import { warningsOf } from '../role/sensitive-permissions.ts'
import { useRoles } from '../role/use-roles.ts'

/** What the person will be able to do with the chosen roles, before it is so. */
export function AccessPreview() {
  const chosen: string[] = useWatch({ name: 'roleIds' })
  const roles = useRoles()?.filter(({ id }) => chosen.includes(id)) ?? []
  if (roles.length === 0) return <Text color="fg.muted">Choose roles to see what they allow.</Text>
  const permissions = new Set(roles.flatMap(({ resources }) => resources))
  const types = new Set(roles.flatMap(({ subjectTypes }) => subjectTypes))
  const warnings = warningsOf(permissions)
  return (
    <Stack gap="3" role="status">
      <Text>
        {formatCount(permissions.size, 'permission')}, {formatCount(types.size, 'subject type')}
      </Text>
      <Box as="ul" fontSize="sm">
        {byArea(permissions).map((area) => (
          <li key={area.name}>
            {area.name}: {area.permissions.length}
          </li>
        ))}
      </Box>
      {warnings.length > 0 && (
        <Notice kind="warning" title="Far-reaching">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
