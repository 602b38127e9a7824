import { createUser, getUser, listUsers } from '@portal/contract/people/user-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { call } from '@portal/session'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { useRoleChoice } from './list/use-role-choice.ts'
import { useUserActions } from './list/use-user-actions.ts'
import { useUserFilters } from './list/use-user-filters.ts'
import { userColumns } from './list/user-columns.tsx'
import { USER_VIEWS } from './list/user-filters.ts'
import { UserLook } from './list/user-look.tsx'
import { personName } from './person-name.ts'

export default function UserListPage() {
  return (
    <ListScreen
      call={listUsers}
      name="users"
      find={{ filters: useUserFilters(), label: 'Search by name, email or ID', views: USER_VIEWS }}
      rows={{
        columns: userColumns,
        name: personName,
        actions: useUserActions(),
        reread: ({ id }) => call(getUser, { params: { userId: id } }, { errors: 'nowhere' }),
        bulkChoices: useRoleChoice(),
        quickLook: (user) => <UserLook key={user.id} user={user} />,
      }}
      primary={
        <Can call={createUser}>
          <ButtonLink to={linkTo(routes.userCreate)} variant="solid">
            Add
          </ButtonLink>
        </Can>
      }
      empty={{ title: 'Only you so far', text: 'People who work in this portal appear here.' }}
    />
  )
}
