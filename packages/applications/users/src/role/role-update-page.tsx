import { getRole } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { RoleEditForm } from './form/role-edit-form.tsx'
import { RoleNotices } from './form/role-notices.tsx'
import { DuplicateRole } from './list/duplicate-role.tsx'
import { RolePermissions } from './role-permissions.tsx'

export default function RoleUpdatePage() {
  const { roleId } = useRouteParams(routes.roleUpdate)
  const role = useLoaded(getRole, { params: { roleId } })
  return (
    <Page
      title={role.builtIn ? role.label : `Edit ${role.label}`}
      description={role.builtIn ? undefined : role.description}
      actions={<DuplicateRole role={role} />}
    >
      <RoleNotices role={role} />
      {role.builtIn ? <RolePermissions role={role} /> : <RoleEditForm role={role} />}
    </Page>
  )
}
