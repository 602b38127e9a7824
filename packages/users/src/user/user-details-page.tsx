import { getUser } from '@portal/contract/people/user-endpoints.ts'
import { RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { Page, RecordMeta } from '@portal/ui'
import { routes } from '../routes.ts'
import { EditUserLink } from './edit-user-link.tsx'
import { personName } from './person-name.ts'
import { useUserActions } from './use-user-actions.ts'
import { UserStatus } from './user-status.tsx'
import { UserTabs } from './user-tabs.tsx'

export default function UserDetailsPage() {
  const { userId } = useRouteParams(routes.userDetails)
  const user = useLoaded(getUser, { params: { userId } })
  const actions = useUserActions()
  return (
    <Page
      title={personName(user)}
      status={<UserStatus user={user} />}
      meta={
        <RecordMeta record={user} idLabel="user id">
          {user.email}
        </RecordMeta>
      }
      actions={
        <>
          <EditUserLink user={user} />
          <RecordActions actions={actions} record={user} />
        </>
      }
    >
      <UserTabs user={user} />
    </Page>
  )
}
