import { getUser } from '@portal/contract/people/user-endpoints.ts'
import { RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { Page, Tabs } from '@portal/ui'
import { routes } from '../routes.ts'
import { EditUserLink } from './edit-user-link.tsx'
import { personName } from './person-name.ts'
import { useUserActions } from './use-user-actions.ts'
import { UserAccess } from './user-access.tsx'
import { UserActivity } from './user-activity.tsx'
import { UserMeta } from './user-meta.tsx'
import { UserOverview } from './user-overview.tsx'
import { UserStatus } from './user-status.tsx'

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'access', label: 'Roles and access' },
  { id: 'activity', label: 'Activity' },
]

export default function UserDetailsPage() {
  const { userId } = useRouteParams(routes.userDetails)
  const user = useLoaded(getUser, { params: { userId } })
  const actions = useUserActions()
  return (
    <Page
      title={personName(user)}
      status={<UserStatus user={user} />}
      meta={<UserMeta user={user} />}
      actions={
        <>
          <EditUserLink user={user} />
          <RecordActions actions={actions} record={user} />
        </>
      }
    >
      <Tabs tabs={TABS}>
        {(tab) => {
          if (tab === 'overview') return <UserOverview user={user} />
          return tab === 'access' ? <UserAccess user={user} /> : <UserActivity user={user} />
        }}
      </Tabs>
    </Page>
  )
}
