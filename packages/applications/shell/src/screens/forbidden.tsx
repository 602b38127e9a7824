import { describePermission } from '@portal/contract/permission-table.ts'
import { AccessRequest, useDocumentTitle } from '@portal/portal-app'
import type { Missing } from '@portal/routing/is-allowed.ts'
import { ForbiddenScreen } from '@portal/ui/blocks'
import { rolesThatGrant } from '../access/roles-that-grant.ts'

/** A page that the operator may not open: what it needs, which roles grant that, and a request to send. */
export function ForbiddenPage({ page, missing }: { page: string; missing: Missing }) {
  useDocumentTitle(page)
  const permissions = [...missing.allOf, ...missing.anyOf]
  const roles = rolesThatGrant(missing)
  const types = missing.subjectTypes.map((type) => `access to subjects of type ${type}`)
  return (
    <ForbiddenScreen
      page={page}
      needs={permissions.map((permission) => ({ permission, description: describePermission(permission) }))}
      subjectTypes={missing.subjectTypes}
      roles={roles}
    >
      <AccessRequest page={page} needs={[...permissions, ...types]} roles={roles} />
    </ForbiddenScreen>
  )
}
