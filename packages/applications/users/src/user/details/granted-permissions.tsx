import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { Box, DetailsList, Heading, Mono, Stack, Text } from '@portal/ui'
import { byArea } from '../../role/matrix/permission-areas.ts'
import { useDescribe } from '../../role/matrix/use-declared.ts'

/** Every permission of some roles, with the roles that grant it. */
export function GrantedPermissions({ roles }: { roles: readonly Role[] }) {
  const describe = useDescribe()
  const permissions = roles.flatMap(({ resources }) => resources)
  const types = [...new Set(roles.flatMap(({ subjectTypes }) => subjectTypes))]
  const givenBy = (permission: string) =>
    roles
      .filter(({ resources }) => resources.includes(permission))
      .map(({ label }) => label)
      .join(', ')
  return (
    <Stack as="section" gap="3" aria-label="Permissions">
      <Heading as="h2" fontSize="lg">
        What these roles allow
      </Heading>
      <Text>
        {types.length === 0
          ? 'No access to subjects of any type.'
          : `Subject types: ${types.map((type) => SUBJECT_TYPE_LABELS[type]).join(', ')}.`}
      </Text>
      {byArea(permissions).map((area) => (
        <Box as="details" key={area.name} borderTopWidth="1px" borderColor="border" paddingTop="3">
          <Box as="summary" cursor="pointer" fontWeight="strong">
            {area.name}{' '}
            <Text as="span" color="fg.muted" fontWeight="normal">
              {area.permissions.length}
            </Text>
          </Box>
          <Box paddingTop="3">
            <DetailsList
              items={area.permissions.map((permission) => ({
                label: describe(permission),
                value: (
                  <>
                    <Mono>{permission}</Mono> by {givenBy(permission)}
                  </>
                ),
              }))}
            />
          </Box>
        </Box>
      ))}
    </Stack>
  )
}
