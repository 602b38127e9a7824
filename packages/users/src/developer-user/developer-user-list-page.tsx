import {
  createDeveloperUser,
  listDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { developerUserActions } from './developer-user-actions.ts'
import { developerUserColumns } from './developer-user-columns.tsx'
import { DEVELOPER_USER_FILTERS, DEVELOPER_USER_VIEWS } from './developer-user-filters.ts'
import { DeveloperUserLook } from './developer-user-look.tsx'
import { Triage } from './triage.tsx'
import { usePendingFirst } from './use-pending-first.ts'

export default function DeveloperUserListPage() {
  const pending = usePendingFirst()
  return (
    <ListScreen
      call={listDeveloperUsers}
      name="developer-users"
      label="Developer portal users"
      filters={DEVELOPER_USER_FILTERS}
      searchLabel="Search by name, e-mail or company"
      columns={developerUserColumns}
      rowName={({ email }) => email}
      actions={developerUserActions}
      views={DEVELOPER_USER_VIEWS}
      quickLook={(user) => <DeveloperUserLook key={user.id} user={user} />}
      primary={
        <>
          {pending > 0 && <Triage />}
          <Can call={createDeveloperUser}>
            <ButtonLink to={linkTo(routes.developerUserCreate)} variant="solid">
              Invite
            </ButtonLink>
          </Can>
        </>
      }
      empty={{ title: 'No registrations wait', text: 'Developers of partners who register appear here.' }}
    />
  )
}
