import { getUser } from '@portal/contract/people/user-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { Notice, Page } from '@portal/ui'
import { isSelf } from '../caller.ts'
import { routes } from '../routes.ts'
import { UserEditForm } from './form/user-edit-form.tsx'
import { personName } from './person-name.ts'
import { UserStatus } from './user-status.tsx'

export default function UserUpdatePage() {
  const { userId } = useRouteParams(routes.userUpdate)
  const user = useLoaded(getUser, { params: { userId } })
  return (
    <Page title={`Edit ${personName(user)}`} status={<UserStatus user={user} />}>
      {isSelf(user) && (
        <Notice kind="warning" title="This is your own account">
          You can change your name here. Your roles and status are changed by another administrator.
        </Notice>
      )}
      <UserEditForm userId={user.id} />
    </Page>
  )
}
