import { getRole, publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { RoleFields } from './role-fields.tsx'
import { type RoleInput, roleForm, toRoleBody, toRoleValues } from './role-form.ts'
import { RoleReview } from './role-review.tsx'

const LONGEST_NAME = 40
const COPY = '_COPY'

/** The form of a new role. */
export function NewRoleForm({ defaultValues }: { defaultValues: RoleInput }) {
  return (
    <CreateForm
      call={publishRole}
      schema={roleForm}
      defaultValues={defaultValues}
      draft="role"
      ask="reason"
      describe={(values) => <RoleReview values={values} />}
      input={(values, { changeReason }) => ({ body: toRoleBody(values, changeReason) })}
      submitLabel="Publish role"
      done={({ label }) => `${label} is published and can be given`}
      goTo={() => linkTo(routes.roleList)}
      cancelTo={linkTo(routes.roleList)}
    >
      <RoleFields />
    </CreateForm>
  )
}

/** The form of a new role that begins with what another one holds. */
export function CopyOfRole({ roleId }: { roleId: string }) {
  const values = toRoleValues(useLoaded(getRole, { params: { roleId } }))
  const name = `${values.name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`
  return <NewRoleForm defaultValues={{ ...values, name, label: `${values.label} (copy)` }} />
}
