import { createUser, listUsers } from '@portal/contract/people/user-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { useRoleChoice } from './use-role-choice.ts'
import { useUserActions } from './use-user-actions.ts'
import { useUserFilters } from './use-user-filters.ts'
import { userColumns } from './user-columns.tsx'
import { USER_VIEWS } from './user-filters.ts'
import { UserLook } from './user-look.tsx'

export default function UserListPage() {
  return (
    <ListScreen
      call={listUsers}
      name="users"
      label="Operation portal users"
      filters={useUserFilters()}
      searchLabel="Search by name, e-mail or id"
      defaultSort="-createdAt"
      columns={userColumns}
      rowName={({ email }) => email}
      actions={useUserActions()}
      bulkChoices={useRoleChoice()}
      views={USER_VIEWS}
      quickLook={(user) => <UserLook key={user.id} user={user} />}
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
