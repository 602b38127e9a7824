import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

const SHOWN = 5

/** Developers who registered and whom nobody has answered yet; the one that waits longest comes first. */
export default function PendingDevelopersCard() {
  const { items, page } = useLoaded(listDeveloperUsers, {
    query: { status: 'PENDING', sort: 'requestedAt', pageSize: SHOWN },
  })
  const list = linkTo(routes.developerUserList)
  return (
    <WorkQueue
      items={items.map(({ email, given_name, family_name, companyName, requestedAt }) => ({
        to: `${list}?status=PENDING&q=${encodeURIComponent(email)}`,
        title: `${given_name} ${family_name}`,
        detail: companyName,
        since: requestedAt,
      }))}
      total={page.totalItems}
      allAt={`${list}?status=PENDING&sort=requestedAt`}
      empty="Nothing waits for you: every registration is decided."
    />
  )
}
