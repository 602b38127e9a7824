import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { getRole, updateRole } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { DuplicateRole } from './duplicate-role.tsx'
import { loadRoleImpact } from './load-role-impact.ts'
import { RoleFields } from './role-fields.tsx'
import { roleFormFor, toRoleBody, toRoleValues } from './role-form.ts'
import { RoleNotices } from './role-notices.tsx'
import { RoleReview } from './role-review.tsx'

export default function RoleUpdatePage() {
  const { roleId } = useRouteParams(routes.roleUpdate)
  const role = useLoaded(getRole, { params: { roleId } })
  const { roles } = useLoaded(getCurrentUser, {})
  const readOnly = role.builtIn
  return (
    <Page
      title={readOnly ? role.label : `Edit ${role.label}`}
      description={role.description}
      actions={<DuplicateRole role={role} />}
    >
      <RoleNotices role={role} />
      <EditForm
        call={updateRole}
        read={getRole}
        input={{ params: { roleId } }}
        schema={roleFormFor(roleId, roles)}
        toValues={toRoleValues}
        body={(values, { changeReason }) => toRoleBody(values, changeReason)}
        title={({ label }) => `Save ${label}?`}
        impact={({ permissions }, record) => loadRoleImpact(record, permissions)}
        describe={(values, record) => <RoleReview values={values} role={record} />}
        done={({ label }) => `${label} is changed`}
        goTo={linkTo(routes.roleList)}
        cancelTo={linkTo(routes.roleList)}
        readOnly={readOnly}
      >
        {(record) => <RoleFields before={record.resources} readOnly={readOnly} />}
      </EditForm>
    </Page>
  )
}
