import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../../routes.ts'

/** Links to a new role that starts as a copy of this one. */
export function DuplicateRole({ role }: { role: Role }) {
  return (
    <Can call={publishRole}>
      <ButtonLink to={`${linkTo(routes.roleCreate)}?from=${role.id}`}>Copy as new role</ButtonLink>
    </Can>
  )
}
