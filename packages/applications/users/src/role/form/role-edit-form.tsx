import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { getRole, updateRole } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useMemo } from 'react'
import { routes } from '../../routes.ts'
import { ROLE_LABELS } from '../role-labels.ts'
import { useRoles } from '../use-roles.ts'
import { loadRoleImpact } from './load-role-impact.ts'
import { RoleFields } from './role-fields.tsx'
import { roleFormFor, toRoleBody, toRoleValues, withOwnLabel } from './role-form.ts'
import { RoleReview } from './role-review.tsx'

/** Form for an existing role: shows what changes, and for whom, before saving. */
export function RoleEditForm({ role: { id } }: { role: Role }) {
  const { roles: ownRoles } = useLoaded(getCurrentUser, {})
  const roles = useRoles()
  const schema = useMemo(() => {
    const others = (roles ?? []).filter((role) => role.id !== id)
    return withOwnLabel(roleFormFor(id, ownRoles), others)
  }, [id, ownRoles, roles])
  return (
    <EditForm
      record={{
        read: getRole,
        input: { params: { roleId: id } },
        name: ({ label }) => label,
        toValues: toRoleValues,
      }}
      schema={schema}
      labels={ROLE_LABELS}
      save={{
        call: updateRole,
        change: (values) => ({ params: { roleId: id }, body: toRoleBody(values) }),
        done: ({ label }) => `${label} saved`,
        goTo: linkTo(routes.roleDetails, { roleId: id }),
      }}
      review={{
        impact: ({ permissions }, record) => loadRoleImpact(record, permissions),
        describe: (values, record) => <RoleReview values={values} role={record} />,
      }}
      cancelTo={linkTo(routes.roleDetails, { roleId: id })}
    >
      {({ resources }) => <RoleFields before={resources} />}
    </EditForm>
  )
}
