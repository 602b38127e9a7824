import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { PENDING } from '../developer-user/developer-user-filters.ts'
import { routes } from '../routes.ts'

const SHOWN = 5

/** Registered developers awaiting a decision; longest wait first. */
export default function PendingDevelopersCard() {
  const { items, page } = useLoaded(listDeveloperUsers, {
    query: { ...PENDING, pageSize: SHOWN },
  })
  return (
    <WorkQueue
      items={items.map(({ email, given_name, family_name, companyName, requestedAt }) => ({
        to: linkTo(routes.developerUserList, {}, { status: 'PENDING', q: email }),
        title: `${given_name} ${family_name}`,
        detail: companyName,
        since: requestedAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.developerUserList, {}, PENDING)}
      empty="No pending registrations."
    />
  )
}
