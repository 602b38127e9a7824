import { INVITATION_DAYS } from '@portal/contract/people/user.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { useCan } from '@portal/session'
import { Page } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ALL_ROLES } from '../role/use-roles.ts'
import { UserCreateForm } from './form/user-create-form.tsx'

/** Waits for the roles: otherwise the content below would shift. */
function FormWithRoles() {
  useSuspenseQuery(ALL_ROLES)
  return <UserCreateForm />
}

export default function UserCreatePage() {
  const mayList = useCan(listRoles)
  return (
    <Page
      description={`They are invited by email to choose a password. The invitation is valid for ${INVITATION_DAYS} days.`}
    >
      {mayList ? <FormWithRoles /> : <UserCreateForm />}
    </Page>
  )
}
