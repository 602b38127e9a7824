import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { invitationLife, lastInvitedAt } from '../user/invitation-life.ts'
import { INVITED } from '../user/list/user-filters.ts'
import { personName } from '../user/person-name.ts'

const SHOWN = 5

/** Operators who were invited and have not come yet, with what is left of their invitation; the oldest come first. */
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
      empty="Everybody who was invited has come."
    />
  )
}
