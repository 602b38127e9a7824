import { Page } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { CopyOfRole, NewRoleForm } from './form/new-role-form.tsx'
import { EMPTY_ROLE } from './form/role-form.ts'

export default function RoleCreatePage() {
  const [params] = useSearchParams()
  const from = params.get('from')
  return (
    <Page description="A published role can be assigned right away. It has no draft.">
      {from ? <CopyOfRole roleId={from} /> : <NewRoleForm defaultValues={EMPTY_ROLE} />}
    </Page>
  )
}
