import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { invitationLife, lastInvitedAt } from '../user/invitation-life.ts'
import { INVITED, NOT_REACHED } from '../user/list/user-filters.ts'
import { personName } from '../user/person-name.ts'

const SHOWN = 5

const detailOf = (user: User) => (user.mailFailure ? 'Could not be sent' : invitationLife(user))

/**
 * Invited operators who have not signed in yet, with the time left on their invitation: first those whose invitation
 * could not be sent, then the oldest.
 */
export default function OpenInvitationsCard() {
  const byAge = { sort: 'createdAt', pageSize: SHOWN } as const
  const unsent = useLoaded(listUsers, { query: { ...NOT_REACHED, ...byAge } })
  const { items, page } = useLoaded(listUsers, { query: { ...INVITED, ...byAge } })
  const shown = new Map([...unsent.items, ...items].map((user) => [user.id, user]))
  return (
    <WorkQueue
      items={[...shown.values()].slice(0, SHOWN).map((user) => ({
        to: linkTo(routes.userDetails, { userId: user.id }),
        title: personName(user),
        detail: detailOf(user),
        since: lastInvitedAt(user),
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.userList, {}, INVITED)}
      empty="Everyone invited has signed in."
    />
  )
}
