import { getRole, publishRole, updateRole } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { useMemo } from 'react'
import { routes } from '../../routes.ts'
import { isGivable, useDeclared } from '../matrix/use-declared.ts'
import { ROLE_LABELS } from '../role-labels.ts'
import { useRoles } from '../use-roles.ts'
import { RoleFields } from './role-fields.tsx'
import { type RoleInput, roleForm, toRoleBody, toRoleValues, withOwnLabel } from './role-form.ts'
import { RoleReview } from './role-review.tsx'

const MAX_NAME_LENGTH = 40
const COPY = '_COPY'

/** Form for a new role. */
export function NewRoleForm({ defaultValues }: { defaultValues: RoleInput }) {
  const [mayRead, mayChange] = [useCan(getRole), useCan(updateRole)]
  const mayOpen = mayRead && mayChange
  const roles = useRoles()
  const schema = useMemo(() => withOwnLabel(roleForm, roles ?? []), [roles])
  return (
    <CreateForm
      schema={schema}
      labels={ROLE_LABELS}
      defaultValues={defaultValues}
      draft="role"
      save={{
        call: publishRole,
        input: (values, { changeReason }) => ({ body: { ...toRoleBody(values), changeReason } }),
        done: ({ label }) => `${label} published and ready to assign`,
        goTo: ({ id }) => (mayOpen ? linkTo(routes.roleUpdate, { roleId: id }) : linkTo(routes.roleList)),
      }}
      review={{ ask: 'reason', describe: (values) => <RoleReview values={values} /> }}
      submitLabel="Publish role"
      cancelTo={linkTo(routes.roleList)}
    >
      <RoleFields />
    </CreateForm>
  )
}

/** Form for a new role copied from another, without permissions that are no longer declared. */
export function CopyOfRole({ roleId }: { roleId: string }) {
  const values = toRoleValues(useLoaded(getRole, { params: { roleId } }))
  const declared = useDeclared()
  const permissions = values.permissions.filter((permission) => isGivable(permission, declared))
  const name = `${values.name.slice(0, MAX_NAME_LENGTH - COPY.length)}${COPY}`
  return <NewRoleForm defaultValues={{ ...values, name, permissions, label: `${values.label} (copy)` }} />
}
