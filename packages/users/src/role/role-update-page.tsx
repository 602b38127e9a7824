import { getRole } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { DuplicateRole } from './duplicate-role.tsx'
import { RoleEditForm } from './role-edit-form.tsx'
import { RoleNotices } from './role-notices.tsx'

export default function RoleUpdatePage() {
  const { roleId } = useRouteParams(routes.roleUpdate)
  const role = useLoaded(getRole, { params: { roleId } })
  return (
    <Page
      title={role.builtIn ? role.label : `Edit ${role.label}`}
      description={role.description}
      actions={<DuplicateRole role={role} />}
    >
      <RoleNotices role={role} />
      <RoleEditForm role={role} />
    </Page>
  )
}
