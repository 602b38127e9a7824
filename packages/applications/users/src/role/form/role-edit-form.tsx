import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { getRole, updateRole } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../../routes.ts'
import { ROLE_LABELS } from '../role-labels.ts'
import { loadRoleImpact } from './load-role-impact.ts'
import { RoleFields } from './role-fields.tsx'
import { roleFormFor, toRoleBody, toRoleValues } from './role-form.ts'
import { RoleReview } from './role-review.tsx'

/** Form for an existing role: shows what changes, and for whom, before saving. */
export function RoleEditForm({ role: { id } }: { role: Role }) {
  const { roles: ownRoles } = useLoaded(getCurrentUser, {})
  return (
    <EditForm
      call={updateRole}
      read={getRole}
      input={{ params: { roleId: id } }}
      schema={roleFormFor(id, ownRoles)}
      toValues={toRoleValues}
      labels={ROLE_LABELS}
      change={(values) => ({ params: { roleId: id }, body: toRoleBody(values) })}
      name={({ label }) => label}
      impact={({ permissions }, record) => loadRoleImpact(record, permissions)}
      describe={(values, record) => <RoleReview values={values} role={record} />}
      done={({ label }) => `${label} saved`}
      goTo={linkTo(routes.roleList)}
      cancelTo={linkTo(routes.roleList)}
    >
      {({ resources }) => <RoleFields before={resources} />}
    </EditForm>
  )
}
