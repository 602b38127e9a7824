import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import { Box, Mono, Stack, Text } from '@portal/ui'
import { rolesThatHold } from '../access/roles-that-grant.ts'
import { matching } from '../search/places.ts'
import type { PermissionFacts } from './use-permission-rows.ts'

interface MayIProps {
  /** Every permission. */
  readonly all: readonly PermissionFacts[]
  readonly text: string
  /** Names of the operator's roles that grant a permission. */
  grantedBy(permission: string): readonly string[]
}

const questionOf = ({ group, resource, description }: PermissionFacts) => ({
  title: description,
  detail: `${group} ${resource}`,
  group,
  resource,
})

function Answer({ resource, own }: { resource: string; own: readonly string[] }) {
  if (own.length > 0) return <>Yes, granted by {own.join(', ')}.</>
  if (isDeclaredName(resource)) return <>No. Ask an administrator for a role that grants it.</>
  const roles = rolesThatHold(resource)
  return <>No. {roles.length > 0 ? `Granted by ${roles.join(', ')}.` : 'No built-in role grants it.'}</>
}

/**
 * Answers "can I …?" for every permission that matches: the operator's roles that grant it, or roles that
 * would.
 */
export function MayI({ all, text, grantedBy }: MayIProps) {
  const found = matching(all.map(questionOf), text)
  if (found.length === 0) return <Text color="fg.muted">No matching permissions. Try a single word.</Text>
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {found.map(({ title, group, resource }) => {
        const own = grantedBy(resource)
        return (
          <Box as="li" key={resource} borderTopWidth="1px" borderColor="border" paddingBlock="2">
            <Box>
              {group}: {title} <Mono>{resource}</Mono>
            </Box>
            <Box color={own.length > 0 ? 'green.fg' : 'fg.muted'} fontSize="sm">
              <Answer resource={resource} own={own} />
            </Box>
          </Box>
        )
      })}
    </Stack>
  )
}
