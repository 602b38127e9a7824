import { getRole, publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { routes } from '../routes.ts'
import { RoleFields } from './role-fields.tsx'
import { EMPTY_ROLE, type RoleInput, roleForm, toRoleBody, toRoleValues } from './role-form.ts'
import { RoleReview } from './role-review.tsx'

function NewRole({ defaultValues }: { defaultValues: RoleInput }) {
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

function CopyOfRole({ roleId }: { roleId: string }) {
  const values = toRoleValues(useLoaded(getRole, { params: { roleId } }))
  return (
    <NewRole
      defaultValues={{ ...values, name: `${values.name}_COPY`.slice(-40), label: `${values.label} (copy)` }}
    />
  )
}

export default function RoleCreatePage() {
  const [params] = useSearchParams()
  const from = params.get('from')
  return (
    <Page description="A published role can be given at once. It has no draft.">
      {from ? <CopyOfRole roleId={from} /> : <NewRole defaultValues={EMPTY_ROLE} />}
    </Page>
  )
}
