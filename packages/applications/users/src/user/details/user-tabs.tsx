import type { User } from '@portal/contract/people/user-schemas.ts'
import { Tabs } from '@portal/ui'
import { UserAccess } from './user-access.tsx'
import { UserActivity } from './user-activity.tsx'
import { UserOverview } from './user-overview.tsx'

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'access', label: 'Roles and access' },
  { id: 'activity', label: 'Activity' },
]

/** Tabs with the details of a user. */
export function UserTabs({ user }: { user: User }) {
  return (
    <Tabs tabs={TABS}>
      {(tab) => {
        if (tab === 'overview') return <UserOverview user={user} />
        return tab === 'access' ? <UserAccess user={user} /> : <UserActivity user={user} />
      }}
    </Tabs>
  )
}
