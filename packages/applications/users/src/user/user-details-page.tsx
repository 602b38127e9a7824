import { getUser } from '@portal/contract/people/user-endpoints.ts'
import { RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { Page, RecordMeta } from '@portal/ui'
import { routes } from '../routes.ts'
import { AccessRequests } from './details/access-requests.tsx'
import { EditUserLink } from './details/edit-user-link.tsx'
import { UserTabs } from './details/user-tabs.tsx'
import { useUserActions } from './list/use-user-actions.ts'
import { MailNotice } from './mail-notice.tsx'
import { personName } from './person-name.ts'
import { UserStatus } from './user-status.tsx'

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
          <RecordActions actions={actions} record={user} />
          <EditUserLink user={user} />
        </>
      }
    >
      <AccessRequests user={user} />
      <MailNotice user={user} />
      <UserTabs user={user} />
    </Page>
  )
}
