import {
  getDeveloperUser,
  listDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { ListScreen } from '@portal/portal-app'
import { call } from '@portal/session'
import { personName } from '../user/person-name.ts'
import { developerUserActions } from './developer-user-actions.ts'
import { DeveloperUserButtons } from './developer-user-buttons.tsx'
import { developerUserColumns } from './developer-user-columns.tsx'
import { DEVELOPER_USER_VIEWS } from './developer-user-filters.ts'
import { DeveloperUserLook } from './developer-user-look.tsx'
import { useDeveloperUserFilters } from './use-developer-user-filters.ts'
import { usePendingFirst } from './use-pending-first.ts'

export default function DeveloperUserListPage() {
  const { pending, isOpening } = usePendingFirst()
  const filters = useDeveloperUserFilters()
  if (isOpening) return null
  return (
    <ListScreen
      call={listDeveloperUsers}
      name="developer-users"
      find={{ filters, label: 'Search by name, email or company', views: DEVELOPER_USER_VIEWS }}
      rows={{
        columns: developerUserColumns,
        name: personName,
        actions: developerUserActions,
        reread: ({ id }) => call(getDeveloperUser, { params: { userId: id } }, { errors: 'nowhere' }),
        quickLook: (user) => <DeveloperUserLook key={user.id} user={user} />,
      }}
      primary={<DeveloperUserButtons pending={pending} />}
      empty={{ title: 'No pending registrations', text: 'Partner developers who register appear here.' }}
    />
  )
}
