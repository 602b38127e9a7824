import { describePermission } from '@portal/contract/permission-table.ts'
import { AccessRequest, Section, useDeclaredTexts, useDocumentTitle } from '@portal/portal-app'
import type { Missing } from '@portal/routing/is-allowed.ts'
import { Box, TextLink } from '@portal/ui'
import { ForbiddenScreen } from '@portal/ui/blocks'
import { furtherRoles, modestRoles } from '../access/areas-of-access.ts'
import { RoleOffers } from '../access/role-offers.tsx'
import { rolesThatGrant } from '../access/roles-that-grant.ts'
import { routes } from '../routes.ts'

interface ForbiddenPageProps {
  readonly page: string
  readonly missing: Missing
}

/** Roles that open the page, to request. Nobody without access to it has one of them. */
function RolesToRequest({ labels }: { labels: readonly string[] }) {
  const offers = furtherRoles([])
    .filter(({ label }) => labels.includes(label))
    .map((role) => ({ role }))
  if (offers.length === 0) return null
  return (
    <Section title="Roles that grant access">
      <RoleOffers offers={modestRoles(offers, (others) => others.length > 0)} />
    </Section>
  )
}

/** A page that the operator may not open: what it needs, which roles grant that, and a request to send. */
export function ForbiddenPage({ page, missing }: ForbiddenPageProps) {
  useDocumentTitle(page)
  const permissions = [...missing.allOf, ...missing.anyOf]
  const declared = useDeclaredTexts(permissions)
  const roles = rolesThatGrant(missing)
  const types = missing.subjectTypes.map((type) => `access to subjects of type ${type}`)
  return (
    <ForbiddenScreen
      page={page}
      needs={permissions.map((permission) => ({
        permission,
        description: declared.get(permission) ?? describePermission(permission),
      }))}
      subjectTypes={missing.subjectTypes}
    >
      <Box alignSelf="stretch">
        <RolesToRequest labels={roles} />
      </Box>
      <AccessRequest page={page} needs={[...permissions, ...types]} roles={roles}>
        <TextLink to={routes.access.path}>{routes.access.title}</TextLink>
      </AccessRequest>
    </ForbiddenScreen>
  )
}
