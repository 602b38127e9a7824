import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { invitationLife, lastInvitedAt } from '../user/invitation-life.ts'
import { INVITED } from '../user/list/user-filters.ts'
import { personName } from '../user/person-name.ts'

const SHOWN = 5

/** Invited operators who have not signed in yet, with the time left on their invitation; oldest first. */
export default function OpenInvitationsCard() {
  const { items, page } = useLoaded(listUsers, {
    query: { ...INVITED, sort: 'createdAt', pageSize: SHOWN },
  })
  return (
    <WorkQueue
      items={items.map((user) => ({
        to: linkTo(routes.userDetails, { userId: user.id }),
        title: personName(user),
        detail: invitationLife(user),
        since: lastInvitedAt(user),
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.userList, {}, INVITED)}
      empty="Everyone invited has signed in."
    />
  )
}
